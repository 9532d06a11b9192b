import type { MigrationRow, Progress } from '@athenaeum/kit/migrations';
import type { Chosen } from './chosen';
import type { Figures, Rehearsal } from './rehearse';

/** How far a migration is, in lines. */
export function statusLines({ subgraph, migration }: Chosen, row: MigrationRow | null): string[] {
  const { expand, contract, back, leased_by } = row ?? {};
  return [
    `${subgraph} ${migration.id}: ${row?.state ?? 'pending'}${leased_by ? `, being run by ${leased_by}` : ''}`,
    `  ${migration.about}`,
    ...(expand ? [`  expand    ${progressLine(expand)}`] : []),
    ...(contract ? [`  contract  ${progressLine(contract)}`] : []),
    ...(back ? [`  back      ${progressLine(back)}`] : []),
  ];
}

const progressLine = ({ documents, batches, started_at, finished_at, by }: Progress): string =>
  `${count(documents, 'document')} in ${count(batches, 'batch', 'batches')} by ${by}, begun ${time(started_at)}, ` +
  (finished_at === null ? 'not finished' : `finished ${time(finished_at)}`);

/** What a rehearsal has found, in lines. */
export function rehearsalLines(
  { subgraph, migration }: Chosen,
  { documents, old, fresh, expand, back, contract, differences }: Rehearsal,
): string[] {
  return [
    `${subgraph} ${migration.id}: ${old} of ${count(documents, 'document')} of ${migration.collection} need it` +
      (fresh > 0 ? `, ${fresh} have the new form already` : ''),
    `  expand    ${figuresLine(expand)}`,
    `  back      ${figuresLine(back)}`,
    `  contract  ${contract ? figuresLine(contract) : 'removes nothing'}`,
    differences.different === 0
      ? `  back restored all ${count(differences.documents, 'document')} byte for byte.`
      : `  back did not restore ${count(differences.different, 'document')}, such as ${differences.ids.map(String).join(', ')}.`,
  ];
}

const figuresLine = ({ documents, batches, ms, longestMs }: Figures): string =>
  documents === 0
    ? `nothing to do, found in ${seconds(ms)}`
    : `${count(documents, 'document')} in ${seconds(ms)}, ${Math.round((documents * 1000) / ms)} a second; ` +
      `the longest of ${count(batches, 'batch', 'batches')} held its documents for ${Math.ceil(longestMs)} ms`;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const time = (at: number): string => new Date(at).toISOString();
