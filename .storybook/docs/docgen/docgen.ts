import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { componentFiles, root } from '../../sources/sourceFiles.ts';
import { parseStories } from '../../sources/storySource.ts';
import { isFromPackage, ownDeclarations, typeText } from './typeText.ts';
import type { TypeText } from './typeText.ts';

export interface PropDoc extends TypeText {
  required: boolean;
  description: string;
  /** The default as source text, for example `'secondary'`. */
  default?: string;
}

export interface ComponentDoc {
  /** The component's name, in the field that Storybook reads. */
  displayName: string;
  description: string;
  /** The component's JSDoc tags, for example `experimental`. */
  tags: Record<string, string>;
  props: Record<string, PropDoc>;
}

/** Without the DOM types: parsing them takes a second, and the tables omit the props of HTML elements anyway. */
const lib = ['lib.es2023.d.ts'];

/** Source files by name. Programs share them, because parsing React's types and TypeScript's `lib` takes a second. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Reads the props and comments of components. react-docgen, Storybook's default, parses only one file at a time: it
 * prints `union` for a union and `unknown` for `readonly string[]`, and misses the props that remain after an `Omit`.
 *
 * @param files Returns the absolute paths of the component files.
 */
export function createDocgen(files: () => string[]) {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost({ ...options, lib, types: [] }, true);
  const parse = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    if (!parsed.has(name)) parsed.set(name, parse(name, ...rest));
    return parsed.get(name);
  };
  let program: ts.Program | undefined;
  const functionsOf = (file: string) => {
    program ??= ts.createProgram(files(), { ...options, lib, types: [] }, host);
    const source = program.getSourceFile(file);
    return {
      checker: program.getTypeChecker(),
      functions: source ? exportedFunctions(source) : [],
    };
  };
  return {
    /** The components that a file exports. */
    componentsOf(file: string): ComponentDoc[] {
      const { checker, functions } = functionsOf(file);
      const args = storyArgs(file);
      return functions.map((node) => describe(node, args, checker));
    },
    /** The files that declare a file's component props and their types. */
    sourcesOf(file: string): string[] {
      const { checker, functions } = functionsOf(file);
      const declarations = functions
        .flatMap(({ parameters: [props] }) => (props ? propertiesOf(props, checker) : []))
        .map(({ declaration }) => declaration)
        .filter((declaration) => !isFromPackage(declaration))
        .flatMap((declaration) => [declaration, ...ownDeclarations(declaration, checker)]);
      return [...new Set(declarations.map((node) => node.getSourceFile().fileName))];
    },
    /** Drops a new or changed file from the cache; the others stay parsed. */
    invalidate(file: string) {
      parsed.delete(file);
      program = undefined;
    },
  };
}

export type Docgen = ReturnType<typeof createDocgen>;

/** Shared, because the first question takes seconds. */
export const docgen = createDocgen(componentFiles);

type Component = ts.FunctionDeclaration & { name: ts.Identifier };

function exportedFunctions(source: ts.SourceFile) {
  return source.statements.filter(
    (node): node is Component =>
      ts.isFunctionDeclaration(node) &&
      /^[A-Z][a-z]/.test(node.name?.text ?? '') &&
      !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
}

function describe(
  { name, parameters }: Component,
  args: Set<string>,
  checker: ts.TypeChecker,
): ComponentDoc {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) throw new Error(`${name.text} has no symbol.`);
  const [parameter] = parameters;
  const tags = symbol.getJsDocTags(checker);
  return {
    displayName: name.text,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    tags: Object.fromEntries(tags.map(({ name, text }) => [name, ts.displayPartsToString(text)])),
    props: parameter ? describeProps(parameter, args, checker) : {},
  };
}

/**
 * The props in a fixed order: those declared in the component's file, from its last interface (usually the component's
 * own) to its first, then those of other files. The compiler's own order is not stable: that of an `Omit` depends on
 * which files it has checked before.
 */
function propertiesOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker) {
  const own = parameter.getSourceFile();
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(parameter))
    .flatMap((prop) => {
      const [declaration] = prop.declarations ?? [];
      return declaration ? [{ prop, declaration, file: declaration.getSourceFile() }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.file === own) - Number(a.file === own) ||
        a.file.fileName.localeCompare(b.file.fileName) ||
        b.declaration.parent.pos - a.declaration.parent.pos ||
        a.declaration.pos - b.declaration.pos,
    );
}

/**
 * Lists the component's own props first. Of the props inherited from packages, it includes only those that are
 * required or that a story sets.
 */
function describeProps(
  parameter: ts.ParameterDeclaration,
  args: Set<string>,
  checker: ts.TypeChecker,
) {
  const defaults = defaultsOf(parameter);
  const own: [string, PropDoc][] = [];
  const inherited: [string, PropDoc][] = [];
  for (const { prop, declaration } of propertiesOf(parameter, checker)) {
    const required = !(prop.flags & ts.SymbolFlags.Optional);
    const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
    const list = isFromPackage(declaration) ? inherited : own;
    if (list === inherited && !required && !args.has(prop.name)) continue;
    const doc = {
      ...typeText(declaration, prop, checker),
      required,
      description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      default: defaults.get(prop.name) ?? (tag && ts.displayPartsToString(tag.text)),
    };
    list.push([prop.name, doc]);
  }
  return Object.fromEntries([...own, ...inherited]);
}

/** The names of all args that a component's stories set. */
export function storyArgs(file: string): Set<string> {
  const stories = file.replace(/[.]tsx$/, '.stories.tsx');
  if (!existsSync(stories)) return new Set();
  return new Set(
    parseStories(readFileSync(stories, 'utf8')).stories.flatMap(({ args }) => [...args.keys()]),
  );
}

/** The default values in a destructured parameter. */
function defaultsOf({ name }: ts.ParameterDeclaration): Map<string, string> {
  if (!ts.isObjectBindingPattern(name)) return new Map();
  return new Map(
    name.elements.flatMap(({ propertyName, name, initializer }): [string, string][] =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  );
}
