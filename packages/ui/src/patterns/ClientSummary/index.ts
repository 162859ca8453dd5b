export { ClientSummary } from './ClientSummary';
export type { ClientSummaryProps } from './ClientSummary';
