declare module 'virtual:gallery' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- An ambient module cannot import relative modules.
  const thumbnails: import('./thumbnails').Thumbnails;
  export default thumbnails;
}
