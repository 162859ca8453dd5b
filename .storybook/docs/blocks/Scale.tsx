import type { CSSProperties, ReactNode } from 'react';
import { tokenNames } from './tokens';

interface ScaleProps {
  prefix: string;
  /** Props of the sample for one token, given its value as a `var()`. */
  sample: (value: string) => { style?: CSSProperties; children?: ReactNode };
}

/** All tokens that start with `prefix`, each with a sample. */
export function Scale({ prefix, sample }: ScaleProps) {
  return (
    <div className="sb-unstyled token-sheet">
      <table>
        <tbody>
          {tokenNames(prefix).map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <div {...sample(`var(${name})`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
