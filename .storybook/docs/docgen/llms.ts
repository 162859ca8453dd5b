import { dirname } from 'node:path/posix';
import { filesIn, isTest, read } from '../../sources/sourceFiles.ts';
import type { componentsManifest, describedComponent } from './manifest.ts';

type Component = ReturnType<typeof componentsManifest>['components'][string];
type Part = ReturnType<typeof describedComponent>;

/** Replaces JSDoc links with their text. */
const plain = (text: string) => text.replace(/\{@link (\w+)\}/g, '$1');

const firstSentence = (text: string) =>
  /^.*?[.](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';

function part({ name, description, reactDocgenTypescript: { props } }: Part, level: string) {
  const lines = Object.values(props).map(({ name, type, required, description, defaultValue }) => {
    const note = required
      ? ', required'
      : defaultValue
        ? `, default \`${defaultValue.value}\``
        : '';
    return `- \`${name}: ${type.name}\`${note}${description && `. ${description.replace(/\s+/g, ' ')}`}`;
  });
  return `${level} ${name}\n\n${description}\n\n${lines.join('\n')}`.trim();
}

/** The source of the types that a component's folder exports and its props mention, such as `TableColumn`. */
function typesIn(props: string, path: string) {
  const declaration =
    /(?:^\/\*\*(?:(?!\*\/).)*\*\/\n)?^export (?:interface (\w+).*?^\}|type (\w+) = .*?;$)/gms;
  const declared = filesIn(dirname(path), /[.]tsx?$/)
    .filter((file) => !isTest(file))
    .flatMap((file) => [...read(file).matchAll(declaration)])
    .map(([source, name, alias]) => ({ source, name: name ?? alias ?? '' }));
  const mentionedIn = (text: string) =>
    declared
      .filter(({ name }) => !name.endsWith('Props') && RegExp(`\\b${name}\\b`).test(text))
      .map(({ source }) => source);
  // Types mention others.
  let types = mentionedIn(props);
  for (let depth = 0; depth < 2; depth += 1) types = mentionedIn([props, ...types].join('\n'));
  return types;
}

/** A component as Markdown: what its docs page says, its props and those of its parts, and examples that compile. */
function componentMarkdown(component: Component) {
  const parts = Object.values(component.subcomponents).map((sub) => part(sub, '##'));
  const examples = component.stories.flatMap(({ name, description, snippet }) =>
    snippet ? [`${name}: ${description}\n\n\`\`\`tsx\n${snippet}\n\`\`\``] : [],
  );
  const props = [part(component, '#'), ...parts];
  const types = typesIn(props.join('\n'), component.path);
  const blocks = [
    ...props,
    ...(types.length > 0 ? ['## Types', `\`\`\`ts\n${types.join('\n\n')}\n\`\`\``] : []),
    '## Examples',
    ...examples,
  ];
  return plain(`${blocks.join('\n\n')}\n`);
}

const header = `# Patunay UI

> The component library of Patunay, a document OCR and verification service for banks: React components with
> their props and examples. Import components from \`@patunay/ui\` and its stylesheet once from
> \`@patunay/ui/styles.css\`. A component also takes the props of the element that it renders, such as \`className\`.

- [Using the library](./docs/using-the-library.md): installation, styles, larger examples
- [Everything in one file](./llms-full.txt)
`;

/** The text of `llms.txt`: a list of the library's components, each with a link to its Markdown. See https://llmstxt.org. */
function llmsText(components: Component[]) {
  const sectionOf = ({ id }: Component) => id.split('-')[0] ?? '';
  const lists = [...new Set(components.map(sectionOf))].map((name) => {
    const own = components.filter((component) => sectionOf(component) === name);
    const links = own.map(
      ({ id, name, description }) =>
        `- [${name}](./docs/${id}.md): ${plain(firstSentence(description))}`,
    );
    return `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${links.join('\n')}\n`;
  });
  return `${header}\n${lists.join('\n')}`;
}

/** The files for coding agents, by their path in the built Storybook. */
export function agentFiles(components: Component[], readme: string): Record<string, string> {
  const pages = components.map((component) => [
    `docs/${component.id}.md`,
    componentMarkdown(component),
  ]);
  const index = llmsText(components);
  return {
    'llms.txt': index,
    'llms-full.txt': [index, ...pages.map(([, page]) => page)].join('\n'),
    'docs/using-the-library.md': readme,
    ...Object.fromEntries(pages),
  };
}
