import ts from 'typescript';

/** The specifiers of a module's imports, exports, `import()` and import types, with their positions. */
export function moduleNames(text: string): { name: string; start: number; end: number }[] {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  const found: { name: string; start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    const literal = literalOf(node);
    // Without the quotes.
    if (literal)
      found.push({ name: literal.text, start: literal.getStart(file) + 1, end: literal.getEnd() - 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function literalOf(node: ts.Node): ts.StringLiteral | undefined {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
  return named && ts.isStringLiteral(named) ? named : undefined;
}

/** The module's text with renamed specifiers. */
export const renamed = (text: string, rename: (name: string) => string): string =>
  moduleNames(text)
    // From the end, so that what is ahead keeps its place.
    .toReversed()
    .reduce((code, { name, start, end }) => code.slice(0, start) + rename(name) + code.slice(end), text);
