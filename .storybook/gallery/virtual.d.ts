declare module 'virtual:gallery' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- An ambient module cannot import relative modules.
  const thumbnails: import('./thumbnails').Thumbnails;
  export default thumbnails;
}
