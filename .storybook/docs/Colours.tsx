import { useLayoutEffect, useRef, useState } from 'react';
import { contrast, paintedColour, tokenNames } from './tokens';

interface Swatch {
  name: string;
  hex: string;
  onSurface: number;
}

const toHex = (colour: number[]) =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** All role tokens that start with `prefix`, as painted in one theme, with their contrast on the surface. */
export function Colours({ prefix, theme }: { prefix: string; theme: 'light' | 'dark' }) {
  const probe = useRef<HTMLSpanElement>(null);
  const [swatches, setSwatches] = useState<Swatch[]>([]);

  useLayoutEffect(() => {
    const painted = (value: string) => {
      probe.current!.style.color = value;
      return paintedColour(getComputedStyle(probe.current!).color);
    };
    const surface = painted('var(--bg-surface)');
    setSwatches(
      tokenNames(prefix).map((name) => {
        const colour = painted(`var(${name})`);
        return { name, hex: toHex(colour), onSurface: contrast(colour, surface) };
      }),
    );
  }, [prefix]);

  return (
    <div data-theme={theme} className="sb-unstyled token-sheet">
      <span ref={probe} hidden />
      <table>
        <thead>
          <tr>
            <th>{theme}</th>
            <th>token</th>
            <th>painted</th>
            <th>on surface</th>
          </tr>
        </thead>
        <tbody>
          {swatches.map(({ name, hex, onSurface }) => (
            <tr key={name}>
              <td>
                <span className="token-swatch" style={{ background: `var(${name})` }} />
              </td>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{hex}</code>
              </td>
              <td>{onSurface.toFixed(2)} : 1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
