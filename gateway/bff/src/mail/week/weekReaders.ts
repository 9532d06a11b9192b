import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { AskedWeek } from './weeksOf';

export interface WeekReader extends AskedWeek {
  /** `2026-11-30`: the Monday by the member's clock. */
  monday: string;
}

const READERS = `query GatewayWeekReaders($at: Float!, $after: ID, $take: Int!) {
  weekReaders(at: $at, after: $after, take: $take) { ok code message data { user_id monday from until } } }`;

/** The members whose letter of the week is due at a moment, a page at a time. */
export async function* weekReaders(
  { users }: SubgraphClients,
  at: number,
  take: number,
): AsyncGenerator<WeekReader[]> {
  for (let after = ''; ;) {
    const readers = (await askService<WeekReader[]>(users, READERS, { at, after, take })) ?? [];
    if (readers.length > 0) yield readers;
    if (readers.length < take) return;
    after = readers.at(-1)!.user_id;
  }
}
