import type { CSSProperties, ReactNode } from 'react';
import { inPixels } from './inPixels';
import { tokenNames, tokenValue } from './tokens';

interface ScaleProps {
  prefix: string;
  /** Props of the sample for one token, given its value as a `var()`. */
  sample: (value: string) => { style?: CSSProperties; children?: ReactNode };
}

/** All tokens that start with `prefix`, each with its value and a sample. */
export function Scale({ prefix, sample }: ScaleProps) {
  const tokens = tokenNames(prefix).map((name) => ({ name, value: tokenValue(name) }));
  const hasPixels = tokens.some(({ value }) => inPixels(value));
  return (
    <div className="sb-unstyled token-sheet">
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Value</th>
            {hasPixels && <th>Pixels</th>}
            <th>Sample</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{value}</code>
              </td>
              {hasPixels && <td className="token-pixels">{inPixels(value)}</td>}
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
