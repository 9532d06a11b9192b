import ts from 'typescript';
import { parse, type Mutant } from './findMutants';

export type Numbered = Mutant & { id: number };

/**
 * The source with all of its mutants in it, each behind a question: `__isMutant(7) ? a >= b : a > b`. So a file is
 * compiled once, and choosing another mutant costs nothing.
 */
export function instrument(file: string, source: string, mutants: readonly Numbered[]): string {
  const tree = parse(file, source);
  return emit(tree);

  function emit(node: ts.Node): string {
    const [start, end] = [node.getStart(tree), node.getEnd()];
    if (!mutants.some((one) => start <= one.start && one.end <= end)) return source.slice(start, end);
    return mutants
      .filter((one) => one.start === start && one.end === end && one.node === node.kind)
      .sort((one, other) => Number(one.kind === 'member') - Number(other.kind === 'member'))
      .reduce((original, mutant) => asking(node, mutant, original), emitChildren(node, start, end));
  }

  function emitChildren(node: ts.Node, start: number, end: number): string {
    let text = '';
    let reached = start;
    ts.forEachChild(node, (child) => {
      text += source.slice(reached, child.getStart(tree)) + emit(child);
      reached = child.getEnd();
    });
    return text + source.slice(reached, end);
  }
}

function asking(node: ts.Node, { id, kind, text }: Numbered, original: string): string {
  if (kind === 'expression') return `(__isMutant(${id}) ? (${text}) : ${original})`;
  if (kind === 'statement') return `if (!__isMutant(${id})) { ${original} }`;
  return ts.isObjectLiteralElement(node)
    ? `...(__isMutant(${id}) ? {} : { ${original} })`
    : `...(__isMutant(${id}) ? [] : [${original}])`;
}
