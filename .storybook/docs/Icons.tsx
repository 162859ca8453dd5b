import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { usedIcons } from './usedIcons';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/*/*/*.tsx', '!**/*.{stories,test}.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Every icon in the library, with the components that use it. */
export function Icons() {
  return (
    <div className="sb-unstyled token-sheet">
      <table>
        <thead>
          <tr>
            <th>Icon</th>
            <th>Name</th>
            <th>Used by</th>
          </tr>
        </thead>
        <tbody>
          {usedIcons(sources).map(([name, components]) => {
            const Icon = lucide[name as keyof typeof lucide] as LucideIcon;
            return (
              <tr key={name}>
                <td>
                  <Icon size={20} />
                </td>
                <td>
                  <code>{name}</code>
                </td>
                <td>{components.join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
