import ts from 'typescript';

export interface Example {
  /** The name of the story's export. */
  story: string;
  description: string;
  code: string;
}

/** The stories of a file as JSX: from their args, or what they render. */
export function examplesIn(source: ts.SourceFile, component: string): Example[] {
  const declarations = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map(({ name, initializer }) => ({
      name: name.getText(),
      statement,
      object: initializer && objectOf(initializer),
    })),
  );
  const meta = declarations.find(({ name }) => name === 'meta')?.object;
  return declarations.flatMap(({ name, statement, object }) => {
    if (!object || !isExported(statement) || /^(States|DoAndDont)$/.test(name)) return [];
    const render = propertyOf(object, 'render') ?? (meta && propertyOf(meta, 'render'));
    const args = new Map([...argsOf(meta), ...argsOf(object)]);
    const [comment] = ts.getJSDocCommentsAndTags(statement);
    return {
      story: name,
      description: ts.getTextOfJSDocComment(comment?.comment) ?? '',
      code: render ? render.getText() : jsx(component, args),
    };
  });
}

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
    if (ts.isPropertyAssignment(arg)) return [[arg.name.getText(), arg.initializer.getText()]];
    return ts.isShorthandPropertyAssignment(arg) ? [[arg.name.getText(), arg.name.getText()]] : [];
  });
}

const isString = (code: string) => /^'[^'\\]*'$/.test(code);

/** An element with the source of each arg as an attribute. */
function jsx(component: string, args: Map<string, string>) {
  const attributes = [...args]
    .filter(([name, code]) => name !== 'children' && code !== 'undefined')
    .map(([name, code]) => {
      if (code === 'true') return ` ${name}`;
      return isString(code)
        ? ` ${name}="${code.slice(1, -1)}"`
        : ` ${name}={${code.replaceAll('fn()', '() => {}')}}`;
    })
    .join('');
  const children = args.get('children');
  if (children === undefined) return `<${component}${attributes} />`;
  const content = isString(children) ? children.slice(1, -1) : `{${children}}`;
  return `<${component}${attributes}>${content}</${component}>`;
}
