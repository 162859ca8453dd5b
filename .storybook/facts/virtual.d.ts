declare module 'virtual:component-facts' {
  /** By folder; see `Facts` in facts.js. */
  export const facts: Record<string, unknown>;
}
