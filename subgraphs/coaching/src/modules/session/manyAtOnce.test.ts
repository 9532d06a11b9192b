import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMemberWith, anOpenCoach, asking, DAY, soon } from '../../testing/booking';
import type { CoachRow } from '../coach/coach.model';
import { CreditEntry } from '../credits/creditEntry.model';
import { endOf, Session } from './session.model';

const MEMBERS = 200;
const SLOTS = 20;
const CLICKS = 2;
const HALF_HOUR = 1_800_000;
// Hundreds of transactions on one calendar, on a machine that runs other tests at the same time.
jest.setTimeout(300_000);

const world = openForFile(() => createTestWorld(subgraph));
let coach: CoachRow;
beforeAll(async () => {
  coach = await anOpenCoach();
});

const ask = asking(() => world);
const anyOf = (count: number) => Math.floor(Math.random() * count);

it('stays consistent when two hundred members book, move and cancel the same twenty slots at random', async () => {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => aMemberWith(90)));
  const acknowledged = new Map<string, string>();
  const refusals = new Set<string>();

  await Promise.all(
    members.map(async (me) => {
      const booked: string[] = [];
      for (let click = 0; click < CLICKS; click++) {
        const start = soon() + anyOf(SLOTS) * HALF_HOUR;
        const known = booked.at(-1);
        const [field, input] =
          known && anyOf(2)
            ? (['cancelSession', { id: known }] as const)
            : known && anyOf(2)
              ? (['rescheduleSession', { id: known, start }] as const)
              : (['bookSession', { coach_id: coach._id, start, duration: [30, 60][anyOf(2)]! }] as const);
        const { ok, code, data } = await ask(me, field, input);
        if (!ok) refusals.add(code!);
        if (ok && data) acknowledged.set(data.id, data.status);
        if (ok && field === 'bookSession') booked.push(data!.id);
        if (ok && field === 'cancelSession') booked.pop();
      }
    }),
  );

  const sessions = await Session.find({ coach_id: coach._id }).sort({ session_date: 1 }).lean();
  const live = sessions.filter(({ status }) => status === 'Scheduled');
  expect([...refusals]).toEqual(['CONFLICT']);
  expect(acknowledged.size).toBeGreaterThanOrEqual(SLOTS / 2);
  for (const [index, one] of live.entries())
    expect(one.session_date).toBeGreaterThanOrEqual(index === 0 ? 0 : endOf(live[index - 1]!));
  for (const [id, status] of acknowledged)
    expect(sessions.find(({ _id }) => _id === id)).toMatchObject({ status });
  expect(sessions).toHaveLength(acknowledged.size);

  for (const { id } of members) {
    const lines = await CreditEntry.find({ user_id: id }).sort({ sequence: 1 }).lean();
    let [quantity, held] = [0, 0];
    lines.forEach((line, index) => {
      quantity += line.minutes;
      held += line.held;
      expect(line.sequence).toBe(index + 1);
      expect(quantity - held).toBeGreaterThanOrEqual(0);
    });
    const booked = live.filter(({ user_id }) => user_id === id);
    expect([quantity, held]).toEqual([90, booked.reduce((sum, { duration }) => sum + duration, 0)]);
  }
  const confirmed = await OutboxMessage.countDocuments({ kind: 'session_confirmation' });
  expect(confirmed).toBe(2 * sessions.length);
  expect(Math.max(...live.map(({ session_date }) => session_date))).toBeLessThan(soon() + DAY);
});
