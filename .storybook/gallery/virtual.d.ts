declare module 'virtual:gallery' {
  import type { Pictures } from './pictures';

  const pictures: Pictures;
  export default pictures;
}
