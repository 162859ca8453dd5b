import { useMemo } from 'react';
import { tokenModes, tokensIn, tokensResolver } from '../../../packages/ui/scripts/designTokens.ts';
import type { TokenMode } from '../../../packages/ui/scripts/designTokens.ts';
import scale from '../../../packages/ui/src/styles/scale.css?raw';
import roles from '../../../packages/ui/src/styles/tokens.css?raw';

const css = `${scale}\n${roles}`;

const urlOf = (tokens: object) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(tokens, null, 2))}`;

/** Links that download the tokens as data: all modes in one file, and each mode in its own. */
export function TokenDownloads() {
  const files = useMemo(
    () => [
      { name: 'tokens.json', url: urlOf(tokensResolver(css)) },
      ...(Object.keys(tokenModes) as TokenMode[]).map((mode) => ({
        name: `${mode}.tokens.json`,
        url: urlOf(tokensIn(css, mode)),
      })),
    ],
    [],
  );
  return (
    <ul>
      {files.map(({ name, url }) => (
        <li key={name}>
          <a href={url} download={name}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
