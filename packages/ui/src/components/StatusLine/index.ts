export { StatusLine } from './StatusLine';
