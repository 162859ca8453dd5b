import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { componentFiles } from '../docgen/componentFiles.ts';
import { usedIcons } from './usedIcons.ts';

const id = 'virtual:used-icons';

/** Serves the icons that the library uses. Importing all of Lucide by name would put all of it into every page. */
export function iconsPlugin(): Plugin {
  return {
    name: 'patunay:used-icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const files = componentFiles().filter((file) => /ui\/src\/\w+\/\w+\/\w+[.]tsx$/.test(file));
      const icons = usedIcons(Object.fromEntries(files.map((f) => [f, readFileSync(f, 'utf8')])));
      const names = icons.map(([name]) => name);
      const rows = icons.map(([name, users]) => `[${name}, '${name}', ${JSON.stringify(users)}]`);
      return `import { ${names} } from 'lucide-react';\nexport default [${rows}];`;
    },
  };
}
