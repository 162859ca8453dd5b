import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The names of all args that a component's stories set. */
export function storyArgs(file: string): Set<string> {
  const stories = file.replace(/[.]tsx$/, '.stories.tsx');
  const names = new Set<string>();
  if (!existsSync(stories)) return names;
  const visit = (node: ts.Node) => {
    if (isArgs(node)) {
      for (const { name } of node.initializer.properties) if (name) names.add(name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(stories, readFileSync(stories, 'utf8'), ts.ScriptTarget.Latest, true));
  return names;
}

const isArgs = (
  node: ts.Node,
): node is ts.PropertyAssignment & { initializer: ts.ObjectLiteralExpression } =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'args' &&
  ts.isObjectLiteralExpression(node.initializer);
