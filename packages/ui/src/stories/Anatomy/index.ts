export { anatomyOf } from './Anatomy';
