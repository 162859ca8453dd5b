declare module 'virtual:used-icons' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- A top-level import would make this file a module.
  const icons: [icon: import('lucide-react').LucideIcon, name: string, components: string[]][];
  export default icons;
}
