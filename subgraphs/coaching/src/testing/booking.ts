import type { Viewer } from '@athenaeum/kit';
import { type ResultOf, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import type { CoachRow } from '../modules/coach/coach.model';
import { CreditEntry } from '../modules/credits/creditEntry.model';
import { aCoach, aLedger } from './factories';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Midnight (UTC) of the day after tomorrow: later than any minimum notice. */
export const soon = (): number => Math.floor(Date.now() / DAY) * DAY + 3 * DAY;

/** Takes bookings around the clock. */
export const anOpenCoach = (given: Partial<CoachRow> = {}): Promise<CoachRow> =>
  aCoach({
    name: 'Maya Example',
    timezone: 'UTC',
    availability: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday: weekday as CoachRow['availability'][number]['weekday'],
      from: '00:00',
      to: '24:00',
    })),
    ...given,
  });

let members = 0;
/** A member with so many minutes, bought. */
export async function aMemberWith(minutes: number): Promise<Viewer & { id: string }> {
  const id = `member-${++members}`;
  if (minutes > 0) await aLedger(id, { type: 'purchase', minutes, held: 0 });
  return viewerOf(id) as Viewer & { id: string };
}

export type Answer<T = { id: string; status: string; session_date: number }> = ResultOf<T | null>;

/** The one field of an operation, with its input. */
export const asking =
  (world: () => TestWorld) =>
  async <T = Answer>(
    viewer: Viewer,
    field: string,
    input: object,
    data = 'id status session_date',
  ): Promise<T> => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ok code message fields data { ${data} } } }`;
    return (await world().run<Record<string, T>>(viewer, query, { input }))[field]!;
  };

export async function balanceOf(user_id: string): Promise<{ quantity: number; held: number }> {
  const lines = await CreditEntry.find({ user_id }).lean();
  return {
    quantity: lines.reduce((sum, { minutes }) => sum + minutes, 0),
    held: lines.reduce((sum, { held }) => sum + held, 0),
  };
}
