export { ErrorScreen } from './ErrorScreen';
export type { ErrorScreenLink, ErrorScreenProps } from './ErrorScreen';
