declare module 'virtual:used-icons' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- An ambient module cannot import types otherwise.
  const icons: [icon: import('lucide-react').LucideIcon, name: string, components: string[]][];
  export default icons;
}
