import { useLayoutEffect, useRef, useState } from 'react';
import { enoughFor, backgroundsOf } from './backgrounds';
import { contrast, paintedColour, tokenNames } from './tokens';

interface Swatch {
  name: string;
  hex: string;
  /** The background with the lowest contrast; undefined for surfaces, which are backgrounds themselves. */
  lowest?: { background: string; contrast: number };
}

interface ColoursProps {
  /** One or more prefixes of token names, without the leading dashes. */
  prefix: string | string[];
  /** Only tokens whose names contain this word. */
  only?: string;
  theme: 'light' | 'dark';
}

const toHex = (colour: number[]) =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A table of role tokens as painted in one theme, each with its lowest contrast. */
export function Colours({ prefix, only = '', theme }: ColoursProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const [swatches, setSwatches] = useState<Swatch[]>([]);
  const prefixes = [prefix].flat().join(' ');

  useLayoutEffect(() => {
    // Measure with `theme` set on the root, as the toolbar sets it. Restore the shown theme before the browser paints.
    const root = document.documentElement;
    const shownTheme = root.dataset.theme;
    root.dataset.theme = theme;
    const painted = (name: string) => {
      if (!probe.current) throw new Error('The probe is not rendered.');
      probe.current.style.color = `var(${name})`;
      return paintedColour(getComputedStyle(probe.current).color);
    };
    const surfaces = tokenNames('bg');
    const names = prefixes.split(' ').flatMap((start) => tokenNames(start));
    setSwatches(
      names
        .filter((name) => name.includes(only))
        .map((name) => {
          const colour = painted(name);
          const measured = name.startsWith('--pt-bg')
            ? []
            : backgroundsOf(name, surfaces).map((background) => ({
                background,
                contrast: contrast(colour, painted(background)),
              }));
          const [lowest] = measured.sort((one, other) => one.contrast - other.contrast);
          return { name, hex: toHex(colour), lowest };
        }),
    );
    if (shownTheme) root.dataset.theme = shownTheme;
  }, [prefixes, only, theme]);

  const isMeasured = swatches.some(({ lowest }) => lowest);
  return (
    <div className="sb-unstyled token-sheet">
      <span ref={probe} hidden />
      <table>
        <caption>{theme}</caption>
        <thead>
          <tr>
            <th>Colour</th>
            <th>Token</th>
            <th>Painted</th>
            {isMeasured && (
              <>
                <th>Lowest contrast</th>
                <th>Enough for</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {swatches.map(({ name, hex, lowest }) => (
            <tr key={name}>
              <td>
                <span className="token-swatch" style={{ background: hex }} />
              </td>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{hex}</code>
              </td>
              {lowest && (
                <>
                  <td>
                    {lowest.contrast.toFixed(2)} : 1 on <code>{lowest.background}</code>
                  </td>
                  <td>{enoughFor(lowest.contrast)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
