import { existsSync, readFileSync } from 'node:fs';
import { toId } from '../../internals/node.ts';
import { titleIn } from '../../sources/storySource.ts';
import type { ComponentDoc, PropDoc } from './docgen.ts';
import { examplesIn } from './examples.ts';

const header = `# Patunay UI

> The component library of Patunay, a document OCR and verification service for banks: React components with
> their props and examples. Import components from \`@patunay/ui\` and its stylesheet once from
> \`@patunay/ui/styles.css\`.

`;

/** Replaces JSDoc links with their text. */
const plain = (text: string) => text.replace(/\{@link (\w+)\}/g, '$1');

const firstSentence = (text: string) =>
  /^.*?[.](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';

function propLine([name, prop]: [string, PropDoc]) {
  const note = prop.required ? ', required' : prop.default ? `, default \`${prop.default}\`` : '';
  const description = prop.description.replace(/\s+/g, ' ');
  return `- \`${name}: ${prop.type}\`${note}${description && `. ${description}`}`;
}

function examples(code: string, component: string) {
  return examplesIn(code, component)
    .map(({ name, description, code }) => `${name}: ${description}\n\n\`\`\`tsx\n${code}\n\`\`\``)
    .join('\n\n');
}

/**
 * The text of `llms.txt`: what a coding agent needs to use the library without scraping pages. See https://llmstxt.org.
 *
 * @param documented The components of each file of the library.
 */
export function llmsText(documented: { file: string; components: ComponentDoc[] }[]) {
  const pages = documented.flatMap(({ file, components }) => {
    const stories = file.replace(/[.]tsx$/, '.stories.tsx');
    const main = components.find(({ displayName }) => file.endsWith(`/${displayName}.tsx`));
    if (!main || !existsSync(stories)) return [];
    const code = readFileSync(stories, 'utf8');
    const title = titleIn(code);
    const [section] = title.split('/');
    return { section, path: `/docs/${toId(title, 'docs')}`, main, components, code };
  });
  const list = [...new Set(pages.map(({ section }) => section))].map((name) => {
    const links = pages
      .filter(({ section }) => section === name)
      .map(({ path, main: { displayName, description } }) => {
        return `- [${displayName}](./?path=${path}): ${firstSentence(description)}`;
      });
    return `## ${name}\n\n${links.join('\n')}\n`;
  });
  const details = pages.map(({ main, components, code }) => {
    const parts = components.map(({ displayName, description, props }) => {
      const lines = Object.entries(props).map(propLine).join('\n');
      return `### ${displayName}\n\n${description}\n\n${lines}`.trim();
    });
    return `${parts.join('\n\n')}\n\nExamples\n\n${examples(code, main.displayName)}\n`;
  });
  return plain(`${header}${list.join('\n')}\n## Props and examples\n\n${details.join('\n')}`);
}
