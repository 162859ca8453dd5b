import ts from 'typescript';

export interface Example {
  /** The name of the story's export. */
  story: string;
  description: string;
  code: string;
}

/** The code of a file's stories as JSX, from their args or their `render`. */
export function examplesIn(source: ts.SourceFile, component: string): Example[] {
  const declarations = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map(({ name, initializer }) => ({
      name: name.getText(),
      statement,
      initializer,
      object: initializer && objectOf(initializer),
    })),
  );
  const meta = declarations.find(({ name }) => name === 'meta')?.object;
  const constants = new Map(
    declarations.map(({ name, initializer }) => [name, initializer && unwrapped(initializer)]),
  );
  return declarations.flatMap(({ name, statement, object }) => {
    if (!object || !isExported(statement) || /^(States|DoAndDont)$/.test(name)) return [];
    const render = propertyOf(object, 'render') ?? (meta && propertyOf(meta, 'render'));
    // Inline the file's constants: whoever copies the example does not have them.
    const args = new Map(
      [...argsOf(meta), ...argsOf(object)].map(([name, code]) => [
        name,
        constants.get(code) ?? code,
      ]),
    );
    const [comment] = ts.getJSDocCommentsAndTags(statement);
    return {
      story: name,
      description: ts.getTextOfJSDocComment(comment?.comment) ?? '',
      code: render ? render.getText() : jsx(component, args),
    };
  });
}

const unwrapped = (node: ts.Expression): string =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node.getText();

const isExported = (statement: ts.VariableStatement) =>
  !!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The object in `{…}` or `{…} satisfies Meta`. */
function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string) {
  const property = object.properties.find((property) => property.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function argsOf(object: ts.ObjectLiteralExpression | undefined): [string, string][] {
  const args = object && propertyOf(object, 'args');
  if (!args || !ts.isObjectLiteralExpression(args)) return [];
  return args.properties.flatMap((arg): [string, string][] => {
    if (ts.isPropertyAssignment(arg)) return [[arg.name.getText(), unwrapped(arg.initializer)]];
    return ts.isShorthandPropertyAssignment(arg) ? [[arg.name.getText(), arg.name.getText()]] : [];
  });
}

const isString = (code: string) => /^'[^'\\]*'$/.test(code);

const longestLine = 100;

/** A JSX element with an attribute for each arg, from its source. */
function jsx(component: string, args: Map<string, string>) {
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
  const source = parse(code);
  const [, component = ''] = /\/(\w+)[.]stories/.exec(file) ?? [];
  return examplesIn(source, component)
    .filter(({ code }) => code.startsWith('<'))
    .map(({ story, code }) => {
      const docs = `{ ...${story}.parameters?.docs, source: { code: ${JSON.stringify(withImports(code))} } }`;
      return `\n${story}.parameters = { ...${story}.parameters, docs: ${docs} };`;
    })
    .join('');
}

export const parse = (code: string) =>
  ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function withImports(code: string) {
  const names = [...new Set([...code.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))].sort();
  const imports = `import { ${names.join(', ')} } from '@patunay/ui';`;
  return `${imports}\nimport '@patunay/ui/styles.css';\n\n${code}`;
}
