declare module 'virtual:gallery' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- An ambient module cannot import relative modules.
  const pictures: import('./pictures').Pictures;
  export default pictures;
}
