// oxlint-disable typescript/consistent-type-imports -- An ambient module cannot import relative modules.

declare module 'virtual:component-facts' {
  /** Component facts by folder. */
  export const facts: Record<string, import('../docs/facts/facts').Facts>;
}

declare module 'virtual:gallery' {
  const gallery: import('../gallery/thumbnails').Thumbnails & {
    sheets: Record<string, import('../gallery/sheets').SheetFacts>;
  };
  export default gallery;
}

declare module 'virtual:quoted-texts' {
  /** The stories that have to show the specification's texts, by text. */
  const stories: Record<string, string>;
  export default stories;
}

declare module 'virtual:used-icons' {
  const icons: [icon: import('lucide-react').LucideIcon, name: string, components: string[]][];
  export default icons;
}
