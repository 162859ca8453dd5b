declare module 'virtual:component-facts' {
  export type { Facts } from './facts.js';
  export const facts: Record<string, import('./facts.js').Facts>;
}
