import type { Result } from './results';

/** The required mutation score. */
export const MIN_SCORE_PERCENT = 90;

/** The mutation score in percent: mutants that compile and are killed by tests; null where none compiles. */
export function scoreOf(results: readonly Result[]): number | null {
  const counted = results.filter(({ verdict }) => verdict !== 'types');
  if (counted.length === 0) return null;
  return (100 * counted.filter(({ verdict }) => verdict === 'killed').length) / counted.length;
}

export const lineOf = ({ file, line, operator, original, mutated, verdict }: Result): string =>
  [`${verdict.toUpperCase()} ${file}:${line} (${operator})`, `  - ${original}`, `  + ${mutated}`].join('\n');

export function tableOf(results: readonly Result[]): string {
  const names = [...new Set(results.map(({ area }) => area))].sort();
  const rows = [...names.map((name) => [name, results.filter(({ area }) => area === name)] as const)];
  return [...rows, ['in all', results] as const].map(([name, of]) => rowOf(name, of)).join('\n');
}

function rowOf(name: string, results: readonly Result[]): string {
  const count = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length;
  const score = scoreOf(results)?.toFixed(1) ?? '-';
  return [
    `${name.padEnd(10)} ${score.padStart(5)} %`,
    `${results.length} mutants`,
    `${count('killed')} killed`,
    `${count('survived')} survived`,
    `${count('not reached')} not reached`,
    `${count('types')} refused by the compiler`,
  ].join(', ');
}
