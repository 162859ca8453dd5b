import ts from 'typescript';

export interface TypeText {
  /** The type as the source writes it, with aliases of literal unions spelled out. */
  type: string;
  /** The source of our own interfaces and type aliases that the type refers to. */
  declarations?: string;
  /** The values of a union of literals. */
  options?: (string | number)[];
}

/** Describes a prop's type from its source, because the compiler would reorder `'small' | 'medium' | 'large'`. */
export function typeText(
  declaration: ts.Declaration,
  prop: ts.Symbol,
  checker: ts.TypeChecker,
): TypeText {
  const resolved = checker.getTypeOfSymbol(prop);
  const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (!node || isFromPackage(declaration)) {
    return {
      type: checker
        .typeToString(resolved)
        .replace(/ \| undefined$/, '')
        .replace(/^\((.+)\)$/, '$1'),
    };
  }
  const type = squeeze(spellOut(node, checker));
  const options = optionsOf(resolved)?.sort((a, b) => placeIn(type, a) - placeIn(type, b));
  const declarations = options
    ? []
    : ownDeclarations(node, checker).map((own) => own.getText().replace(/^export /, ''));
  return {
    type,
    ...(declarations.length > 0 && { declarations: declarations.join('\n\n') }),
    ...(options && { options }),
  };
}

export const isFromPackage = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

/** The source text of a type, with aliases of literal unions replaced by their members. */
function spellOut(node: ts.TypeNode, checker: ts.TypeChecker): string {
  if (ts.isUnionTypeNode(node)) {
    return node.types.map((member) => spellOut(member, checker)).join(' | ');
  }
  const declaration = ts.isTypeReferenceNode(node) && declarationOf(node, checker);
  return declaration && ts.isTypeAliasDeclaration(declaration) && isLiteralUnion(declaration.type)
    ? declaration.type.getText()
    : node.getText();
}

function declarationOf({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker) {
  const symbol = checker.getSymbolAtLocation(typeName);
  if (!symbol) return undefined;
  const isImport = symbol.flags & ts.SymbolFlags.Alias;
  return (isImport ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
}

/** Our own types that a type refers to directly. */
export function ownDeclarations(node: ts.Node, checker: ts.TypeChecker): ts.Declaration[] {
  const declaration = ts.isTypeReferenceNode(node) && declarationOf(node, checker);
  const isOwn =
    declaration &&
    !isFromPackage(declaration) &&
    (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration));
  const found: ts.Declaration[] = isOwn ? [declaration] : [];
  ts.forEachChild(node, (child) => void found.push(...ownDeclarations(child, checker)));
  return [...new Set(found)];
}

const isLiteralUnion = (node: ts.TypeNode) =>
  ts.isUnionTypeNode(node) && node.types.every((member) => ts.isLiteralTypeNode(member));

function optionsOf(type: ts.Type) {
  if (!type.isUnion()) return undefined;
  const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return members.every((member) => member.isStringLiteral() || member.isNumberLiteral())
    ? members.map(({ value }) => value)
    : undefined;
}

const placeIn = (type: string, option: string | number) =>
  type.indexOf(typeof option === 'string' ? `'${option}'` : String(option));

const squeeze = (text: string) =>
  text
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
