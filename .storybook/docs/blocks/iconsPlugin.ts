import { readFileSync } from 'node:fs';
import { componentFiles } from '../../sources/sourceFiles.ts';
import { virtualModule } from '../../sources/virtualModule.ts';
import { usedIcons } from './usedIcons.ts';

/** Serves the icons that the library uses. Looking them up in Lucide by name would bundle all of it. */
export const iconsPlugin = () =>
  virtualModule('used-icons', () => {
    const files = componentFiles().filter((file) => /ui\/src\/\w+\/\w+\/\w+[.]tsx$/.test(file));
    const icons = usedIcons(Object.fromEntries(files.map((f) => [f, readFileSync(f, 'utf8')])));
    const names = icons.map(([name]) => name);
    const rows = icons.map(([name, users]) => `[${name}, '${name}', ${JSON.stringify(users)}]`);
    return `import { ${names} } from 'lucide-react';\nexport default [${rows}];`;
  });
