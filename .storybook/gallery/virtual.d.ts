declare module 'virtual:gallery' {
  const pictures: import('./pictures').Pictures;
  export default pictures;
}
