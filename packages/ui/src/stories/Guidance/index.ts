export { Guidance, guidance } from './Guidance';
