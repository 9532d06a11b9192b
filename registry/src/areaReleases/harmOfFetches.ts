import type { Connection } from 'mongoose';
import { designEffect } from '../delivery/designEffect';
import { NOTHING, type Evidence } from '../delivery/evidence';
import type { Harm, HarmLimits } from '../delivery/harm';
import { findingOf } from '../delivery/sequentialTest';
import { insufficientEvidence } from '../failingTabs';
import { JUDGING, MISS } from '../delivery/signals';
import { fetchesOf, LEVELS_MS } from './fetches';

/** One healthy release in five hundred may be rolled back by each of the two. */
const FALSE_ALARM = 0.002;
/** As of web vitals: a quarter of the minutes may be slower than what counts as slow, and a quarter more is harm. */
const MAX_SLOW_SHARE = 0.25;
const MORE_SLOW = 0.25;

interface Row {
  is_candidate: boolean;
  network: string;
  member: string | null;
  failed: number;
  level: number;
}

/**
 * Whether a subgraph that is being released fails or is slow for more people than the one before it, which others have at the same time;
 * null without evidence. A minute of a person is a trial.
 */
export async function harmOfFetches(
  connection: Connection,
  release: string,
  { more, people, networks }: HarmLimits,
): Promise<Harm | null> {
  if (more === 0) return null;
  const rows = await fetchesOf(connection).find({ release }).lean<Row[]>();
  const candidate = rows.filter((row) => row.is_candidate);
  const before = rows.filter((row) => !row.is_candidate);
  const limit = slowLevelOf(before);
  const kinds = [
    {
      what: 'fetches from its subgraph fail',
      isBad: (row: Row) => row.failed > 0,
      prior: JUDGING.queries.prior,
      more,
    },
    {
      what: `fetches from its subgraph take more than ${LEVELS_MS[limit]} ms`,
      isBad: ({ level }: Row) => level > limit,
      prior: JUDGING.interactions.prior,
      more: MORE_SLOW,
    },
  ];
  let doubted: Harm | null = null;
  for (const kind of kinds) {
    const mine = evidenceOf(candidate, kind.isBad);
    if (mine.failingPeople < people) continue;
    const question = { baseline: evidenceOf(before, kind.isBad), prior: kind.prior, more: kind.more };
    if (findingOf(mine, question, { falseAlarm: FALSE_ALARM, miss: MISS }) !== 'failing') continue;
    const why = `${kind.what} for ${mine.failingPeople} of ${mine.people} people (with the one before for ${question.baseline.failingPeople} of ${question.baseline.people})`;
    const doubt = insufficientEvidence({ ...mine, failingNetworks: mine.networks }, { networks, people });
    if (!doubt) return { why, doubt };
    doubted ??= { why, doubt };
  }
  return doubted;
}

/** The lowest level that at most a quarter of the minutes with the subgraph before exceed. */
function slowLevelOf(before: readonly Row[]): number {
  const isMet = (limit: number) =>
    before.filter(({ level }) => level > limit).length <= MAX_SLOW_SHARE * before.length;
  // Without any to compare with, only what everybody calls slow counts.
  if (before.length === 0) return LEVELS_MS.length - 2;
  let limit = 0;
  while (limit < LEVELS_MS.length - 1 && !isMet(limit)) limit++;
  return limit;
}

function evidenceOf(rows: readonly Row[], isBad: (row: Row) => boolean): Evidence {
  const personOf = ({ member, network }: Row) => member ?? network;
  const bad = rows.filter(isBad);
  return {
    ...NOTHING.queries,
    asked: rows.length,
    failing: bad.length,
    people: new Set(rows.map(personOf)).size,
    failingPeople: new Set(bad.map(personOf)).size,
    networks: new Set(bad.map(({ network }) => network)).size,
    runs: designEffect(rows, isBad, personOf),
  };
}
