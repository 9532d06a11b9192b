import type { Connection } from 'mongoose';
import { insufficientEvidence } from '../failingTabs';
import { designEffect } from '../delivery/designEffect';
import type { Comparison, Harm, HarmLimits } from '../delivery/harm';
import { weightOfDrop, type Period } from './dropTest';
import { figuresOfBoth } from './figuresOfBoth';
import { visitsOf, visitStart, VISIT_MS } from './visits';

/** How long after it began a canary is judged by its figures, ms; visits are kept for longer. */
export const JUDGED_MS = 24 * 60 * 60_000;
/** One healthy canary in five hundred may be rolled back for its figures, all of them together. */
const FALSE_ALARM = 0.002;
/** Visits of one person beyond these are not counted, the first ones are. */
const MAX_PER_PERSON = 8;
/** A visit of the last moments may still be written. */
const WRITING_MS = 60_000;

interface Row {
  version: string;
  network: string;
  member: string | null;
  at: number;
  figures: string[];
}

type Compared = Pick<Comparison, 'name' | 'version' | 'before' | 'at'>;

/**
 * Whether fewer visits with a canary come to a business figure than with the version before it, which others have at the same time; null without
 * evidence. Visits count once their quarter of an hour is over, with both versions alike.
 */
export async function harmOfFigures(
  connection: Connection,
  { name, version, before, at }: Compared,
  { more, people, networks }: HarmLimits,
  now = Date.now(),
): Promise<Harm | null> {
  if (more === 0 || before === undefined || now - at > JUDGED_MS) return null;
  // The quarter in which the canary began is a whole one with the version before only.
  const from = visitStart(at + VISIT_MS - 1);
  const until = visitStart(now - WRITING_MS);
  if (until <= from) return null;
  const figures = await figuresOfBoth(connection, { name, version, before });
  if (figures.length === 0) return null;
  const rows = await visitsOf(connection)
    .find({ remote: name, version: { $in: [version, before] }, at: { $gte: from, $lt: until } })
    .select('version network member at figures -_id')
    .sort({ at: 1 })
    .lean<Row[]>();
  const counted = firstOfEach(rows);
  const ofCanary = counted.filter((row) => row.version === version);
  const ofBefore = counted.filter((row) => row.version === before);
  let doubted: Harm | null = null;
  for (const figure of figures) {
    const reached = ({ figures: found }: Row) => found.includes(figure);
    const runs = Math.max(...[ofCanary, ofBefore].map((some) => designEffect(some, reached, personOf)));
    const weight = weightOfDrop(periodsOf(ofCanary, ofBefore, reached), runs);
    if (weight < Math.log(figures.length / FALSE_ALARM)) continue;
    const doubt =
      insufficient(ofCanary.filter((row) => !reached(row))) ?? insufficient(ofBefore.filter(reached));
    const why = `${figure} in ${shareOf(ofCanary, reached)} visits (with ${before} in ${shareOf(ofBefore, reached)} at the same time)`;
    if (!doubt) return { why, doubt };
    doubted ??= { why, doubt };
  }
  return doubted;

  function insufficient(some: readonly Row[]): string | null {
    const counts = {
      failingPeople: new Set(some.map(personOf)).size,
      failingNetworks: new Set(some.map(({ network }) => network)).size,
    };
    return insufficientEvidence(counts, { people, networks });
  }
}

const personOf = ({ member, network }: Row) => member ?? network;

/** The first visits of each person, who has another name with each version. */
function firstOfEach(rows: readonly Row[]): Row[] {
  const visits = new Map<string, number>();
  return rows.filter((row) => {
    const count = (visits.get(personOf(row)) ?? 0) + 1;
    visits.set(personOf(row), count);
    return count <= MAX_PER_PERSON;
  });
}

/** By quarter of an hour, in the order of time. */
function periodsOf(
  ofCanary: readonly Row[],
  ofBefore: readonly Row[],
  reached: (row: Row) => boolean,
): Period[] {
  const periods = new Map<number, Period>();
  for (const [side, rows] of [
    ['canary', ofCanary],
    ['before', ofBefore],
  ] as const)
    for (const row of rows) {
      const period = periods.get(row.at) ?? {
        canary: { visits: 0, reached: 0 },
        before: { visits: 0, reached: 0 },
      };
      periods.set(row.at, period);
      period[side].visits += 1;
      if (reached(row)) period[side].reached += 1;
    }
  return [...periods].sort(([a], [b]) => a - b).map(([, period]) => period);
}

const shareOf = (rows: readonly Row[], reached: (row: Row) => boolean): string => {
  const count = rows.filter(reached).length;
  return `${count} of ${rows.length}`;
};
