import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { componentFiles } from '../../sources/sourceFiles.ts';
import { virtualModule } from '../../sources/virtualModule.ts';

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

/** Serves the icons that the library uses. Looking them up in Lucide by name would bundle all of it. */
export const iconsPlugin = () =>
  virtualModule('used-icons', () => {
    const files = componentFiles().filter((file) => /ui\/src\/\w+\/\w+\/\w+[.]tsx$/.test(file));
    const icons = usedIcons(Object.fromEntries(files.map((f) => [f, readFileSync(f, 'utf8')])));
    const names = icons.map(([name]) => name);
    const rows = icons.map(([name, users]) => `[${name}, '${name}', ${JSON.stringify(users)}]`);
    return `import { ${names} } from 'lucide-react';\nexport default [${rows}];`;
  });
