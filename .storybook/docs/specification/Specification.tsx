import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import markdown from '../guides/specification.md?raw';
import { readSpecification } from './specification';

const { text, footnotes } = readSpecification(markdown);

/** The built app is next to Storybook's folder; in development, it has its own server. */
const appHref = (url: string) => (import.meta.env.DEV ? `http://localhost:5173${url}` : `..${url}`);

const linked = text.replaceAll(/\[\^(\d+)\]/g, (_, number: string) => {
  const { story, url = '', note } = footnotes.get(number) ?? {};
  if (!story) return '';
  const app = `[app](${appHref(url)})${note ? `: ${note}` : ''}`;
  return ` <small>[story](./?path=/story/${story}) ${app}</small>`;
});

/** Opens stories in one new tab and the app in another, so that the reader keeps their place. */
const Link = ({ href, children }: ComponentProps<'a'>) => (
  <a href={href} target={href?.startsWith('./?') ? 'story' : 'app'}>
    {children}
  </a>
);

/** The specification; each sentence links to where it can be seen. */
export function Specification() {
  return <Markdown options={{ overrides: { a: Link } }}>{linked}</Markdown>;
}
