import type { Migrated, Migration } from '@athenaeum/kit/migrations';
import { Problem } from '../start/problem';

export interface Chosen {
  subgraph: string;
  migration: Migration;
}

/** The migrations that were named, in the order of their numbers; all of them when none was. */
export function chosen(
  subgraphs: readonly Migrated[],
  { subgraph, migration }: { subgraph?: string; migration?: string },
): Chosen[] {
  const named = subgraph === undefined ? subgraphs : subgraphs.filter(({ name }) => name === subgraph);
  if (named.length === 0)
    throw new Problem(
      `There is no subgraph ${subgraph}: they are ${subgraphs.map(({ name }) => name).join(', ')}.`,
    );
  const all = named.flatMap(({ name, migrations }) =>
    migrations.map((one) => ({ subgraph: name, migration: one })),
  );
  if (migration === undefined) return all;
  const found = all.filter(({ migration: { id } }) => id === migration || id.split('-')[0] === migration);
  if (found.length > 0) return found;
  const ids = all.map(({ migration: { id } }) => id).join(', ');
  throw new Problem(`${subgraph} has no migration ${migration}${ids ? `: it has ${ids}` : ''}.`);
}
