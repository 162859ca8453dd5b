import { clsx } from 'clsx';
import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: string[];
}

const isAccessible = (props: object) =>
  Object.entries(props).some(
    ([name, value]) => /^(aria-|role$|title$)/.test(name) && value !== undefined && value !== null,
  );

/**
 * Renders the same as lucide-react's function of this name, which the builds replace by this one (vite.workspace.ts):
 * theirs computes classes and attributes in every render, which takes longer than React takes for the elements.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const ownClass = clsx('lucide', ...[name, ...aliases].map((each) => `lucide-${each}`));
  const paths = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function LucideIcon({
    size = 24,
    color = 'currentColor',
    strokeWidth = 2,
    className,
    children,
    ...rest
  }: LucideProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: clsx(ownClass, className),
        'aria-hidden': children || isAccessible(rest) ? undefined : 'true',
        ...rest,
      },
      paths,
      children,
    );
  };
}
