// oxlint-disable typescript/consistent-type-imports -- An ambient module cannot import relative modules.
declare module 'virtual:gallery' {
  const gallery: import('./thumbnails').Thumbnails & {
    sheets: Record<string, import('./sheets').SheetFacts>;
  };
  export default gallery;
}

declare module 'virtual:gallery-search' {
  const index: import('./searchIndex').Searchable[];
  export default index;
}
