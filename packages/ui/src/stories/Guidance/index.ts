export { Guidance } from './Guidance';
