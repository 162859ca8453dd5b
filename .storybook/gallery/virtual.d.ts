declare module 'virtual:gallery' {
  // An import statement would make this file a module.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const pictures: import('./pictures').Pictures;
  export default pictures;
}
