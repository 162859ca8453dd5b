import { parseStories } from '../../sources/storySource.ts';

/**
 * The code of the stories in a file: the source of their `render`, or else JSX with their args. Omits `States`,
 * `DoAndDont` and covers, which are not examples to copy.
 */
export const examplesIn = (source: string, component: string) =>
  parseStories(source)
    .stories.filter(({ name }) => !/^(States|DoAndDont)$|Cover$/.test(name))
    .map(({ name, description, args, render }) => ({
      name,
      description,
      code: render ?? jsx(component, args),
    }));

/** Whether it is a string literal that can be written as a JSX attribute or text. */
const isString = (code: string) => /^'[^'"\\{}<>]*'$/.test(code);

const longestLine = 100;

/** The code of a JSX element: `children` becomes its content, every other arg an attribute. */
export function jsx(component: string, args: Map<string, string>) {
  const attributes = [...args]
    .filter(([name, code]) => name !== 'children' && code !== 'undefined')
    .map(([name, code]) => {
      if (code === 'true') return name;
      return isString(code)
        ? `${name}="${code.slice(1, -1)}"`
        : `${name}={${code.replaceAll('fn()', '() => {}')}}`;
    });
  const children = args.get('children');
  const content = children && (isString(children) ? children.slice(1, -1) : `{${children}}`);
  const element = (space: string, end: string) => {
    const start = `<${[component, ...attributes].join(space)}`;
    if (content === undefined) return `${start}${end || ' '}/>`;
    return `${start}${end}>${end && `${end}  `}${content}${end}</${component}>`;
  };
  const line = element(' ', '');
  const fits = line.length <= longestLine && !line.includes('\n');
  return fits ? line : element('\n  ', '\n');
}

/**
 * Generates statements that set the source code shown for stories in iframes. Storybook takes that code from what it
 * renders on the docs page; for stories in iframes it would show the story object, play function included.
 */
export function codeOfFramedStories(code: string, file: string) {
  // Args that are spread from elsewhere are not in the source, so required props would be missing from the example.
  if (!code.includes('inline: false') || /args: \{\s*\.\.\./.test(code)) return '';
  const [, component = ''] = /\/(\w+)[.]stories/.exec(file) ?? [];
  return examplesIn(code, component)
    .filter(({ code }) => code.startsWith('<'))
    .map(({ name, code }) => {
      const docs = `{ ...${name}.parameters?.docs, source: { code: ${JSON.stringify(withImports(code))} } }`;
      return `\n${name}.parameters = { ...${name}.parameters, docs: ${docs} };`;
    })
    .join('');
}

function withImports(code: string) {
  const names = [...new Set([...code.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))].sort();
  const imports = `import { ${names.join(', ')} } from '@patunay/ui';`;
  return `${imports}\nimport '@patunay/ui/styles.css';\n\n${code}`;
}
