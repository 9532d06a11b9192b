import ts from 'typescript';
import { replacementsOf, type Replacement } from './operators';

/** One change of one place in a file. */
export interface Mutant extends Replacement {
  /** `subgraphs/kit/src/viewer.ts` */
  file: string;
  line: number;
  /** What is replaced. */
  node: ts.SyntaxKind;
  /** The place, from the start of the file. */
  start: number;
  end: number;
  /** The lines it stands in, as one line each, before and after. */
  original: string;
  mutated: string;
}

/** Every mutant of a source file, in the order of the places. */
export function findMutants(file: string, source: string): Mutant[] {
  const tree = parse(file, source);
  const found: Mutant[] = [];
  ts.forEachChild(tree, visit);
  return found;

  function visit(node: ts.Node): void {
    if (isLeftOut(node)) return;
    const [start, end] = [node.getStart(tree), node.getEnd()];
    for (const replacement of isInChain(node) ? [] : replacementsOf(node, tree)) {
      const { original, mutated } = linesOf(source, start, end, replacement.text);
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ ...replacement, node: node.kind, file, line, start, end, original, mutated });
    }
    ts.forEachChild(node, visit);
  }
}

export const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);

/** What a query is run with, not what it asks for. */
const OPTIONS = ['session', 'returnDocument', 'setDefaultsOnInsert'];

function isLeftOut(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const name = node.name.getText();
    return OPTIONS.includes(name) || (name === '_id' && isArgumentOf(node.parent, 'sort'));
  }
  if (ts.isObjectLiteralExpression(node)) return isArgumentOf(node, 'select');
  // Schemas are the contract's, and tested with it.
  return ts.isCallExpression(node) && ['z', 'listInput'].includes(rootOf(node));
}

const isArgumentOf = ({ parent }: ts.Node, method: string): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  parent.expression.name.text === method;

function rootOf(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** A part of `a?.b.c` cannot be replaced alone: what follows it would not be skipped any more. */
const isInChain = (node: ts.Node): boolean =>
  (node.flags & ts.NodeFlags.OptionalChain) !== 0 && (node.parent.flags & ts.NodeFlags.OptionalChain) !== 0;

function linesOf(source: string, start: number, end: number, text: string) {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end);
  const [before, after] = [source.slice(from, start), source.slice(end, to < 0 ? undefined : to)];
  const inOneLine = (lines: string) => lines.replace(/\s+/g, ' ').trim();
  return {
    original: inOneLine(before + source.slice(start, end) + after),
    mutated: inOneLine(before + text + after),
  };
}
