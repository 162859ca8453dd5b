declare module 'virtual:component-facts' {
  /** The facts by folder; see `Facts` in facts.js. */
  export const facts: Record<string, unknown>;
}
