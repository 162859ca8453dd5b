export type { Finding } from './types';
