declare module 'virtual:used-icons' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- An ambient module cannot import types otherwise.
  const icons: [icon: import('lucide-react').LucideIcon, name: string, components: string[]][];
  export default icons;
}
