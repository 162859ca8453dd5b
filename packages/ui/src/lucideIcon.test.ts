import { createLucideIcon as lucide } from 'lucide-react';
import type { IconNode, LucideProps } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './lucideIcon';

const data = {
  name: 'house',
  size: 24,
  node: [
    ['path', { d: 'M15 21v-8', key: '5wwlr5' }],
    ['circle', { cx: '12', cy: '12', r: '10', key: 'r6nss1' }],
  ] as [string, Record<string, string>][],
  aliases: ['home'],
};

test.each<LucideProps>([
  {},
  { className: 'Button_icon wide' },
  { size: '0.75rem', strokeWidth: 2.5, color: 'red' },
  { width: 12, fill: 'red' },
  { 'aria-hidden': true },
  { 'aria-hidden': undefined },
  { 'aria-label': 'Home' },
  { role: 'img' },
  { children: createElement('title', null, 'Home') },
])('renders the same as lucide-react with %j', (props) => {
  const theirs = createElement(lucide('house', data.node as IconNode, data.aliases), props);
  expect(renderToStaticMarkup(createElement(createLucideIcon(data), props))).toBe(
    renderToStaticMarkup(theirs),
  );
});
