import { basename, dirname } from 'node:path';

/** Pairs each icon with the components that use it, sorted: `[['X', ['Dialog', 'Toaster']]]`. Takes sources by path. */
export function usedIcons(sources: Record<string, string>): [icon: string, components: string[]][] {
  const users = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const component = basename(dirname(path));
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const icon of names.split(',').map((name) => name.trim())) {
        if (icon) users.set(icon, (users.get(icon) ?? new Set()).add(component));
      }
    }
  }
  return [...users]
    .map(([icon, components]): [string, string[]] => [icon, [...components].sort()])
    .sort(([one], [other]) => one.localeCompare(other));
}
