import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../index';
import { Coach } from '../modules/coach/coach.model';
import { CreditEntry } from '../modules/credits/creditEntry.model';
import { Product } from '../modules/product/product.model';
import { Session } from '../modules/session/session.model';
import { demoCoachSlugs, seedCoaching } from './index';

const now = Date.UTC(2026, 10, 21, 10);
const world = openForFile(() => createTestWorld(subgraph));

beforeAll(async () => {
  await seedCoaching(now);
}, 60_000);

const counts = () =>
  Promise.all([Coach, Session, CreditEntry, Product].map((model) => model.countDocuments()));

it('loads twenty coaches and three hundred sessions, once', async () => {
  const before = await counts();

  await seedCoaching(now + 60_000);

  expect(before.slice(0, 2)).toEqual([20, 300]);
  expect(await counts()).toEqual(before);
  expect(new Set(demoCoachSlugs()).size).toBe(20);
});

it('has an introduction with captions, and what is said in it', async () => {
  const introduced = await Coach.find({ filename: { $ne: null } }).lean();

  expect(introduced.map(({ slug, filename, captions }) => [slug, filename, captions])).toEqual([
    ['maya-chen', 'recordings/introduction-maya-chen.mp4', 'recordings/introduction-maya-chen.vtt'],
  ]);
  expect(introduced[0]!.transcript[0]).toMatchObject({ start: 0, text: expect.stringMatching(/^I am Maya/) });
});

it('refuses to load in production', async () => {
  const before = process.env.NODE_ENV;
  await Coach.deleteOne({ _id: demoId('coach', demoCoachSlugs().at(-1)!) });
  process.env.NODE_ENV = 'production';

  await expect(seedCoaching(now)).rejects.toThrow('not for production');

  process.env.NODE_ENV = before;
  await seedCoaching(now);
  expect(await Coach.countDocuments()).toBe(20);
});

it('gives the member of the walkthroughs 120 minutes, all of them free, from lines that add up', async () => {
  const { _entities } = await world.run<{ _entities: [{ credits: Record<string, unknown> }] }>(
    viewerOf(DEMO_ACCOUNTS.member.id),
    '{ _entities(representations: [{ __typename: "User", id: "' +
      DEMO_ACCOUNTS.member.id +
      '" }]) { ... on User { credits { quantity held ledger { minutes held } } } } }',
  );

  const { quantity, held, ledger } = _entities[0].credits as {
    quantity: number;
    held: number;
    ledger: { minutes: number; held: number }[];
  };
  expect({ quantity, held }).toEqual({ quantity: 120, held: 0 });
  expect(ledger.reduce((sum, line) => sum + line.minutes, 0)).toBe(120);
  expect(ledger.reduce((sum, line) => sum + line.held, 0)).toBe(0);
});

it('gives the new member no time at all', async () => {
  expect(await CreditEntry.countDocuments({ user_id: DEMO_ACCOUNTS.new.id })).toBe(0);
});

it('never has a negative balance, and holds exactly what is still scheduled', async () => {
  const entries = await CreditEntry.find().sort({ user_id: 1, sequence: 1 }).lean();
  const totals = new Map<string, { sequence: number; quantity: number; held: number; at: number }>();

  for (const { user_id, sequence, minutes, held, created_at } of entries) {
    const before = totals.get(user_id) ?? { sequence: 0, quantity: 0, held: 0, at: 0 };
    const after = {
      sequence,
      quantity: before.quantity + minutes,
      held: before.held + held,
      at: created_at,
    };
    expect(sequence).toBe(before.sequence + 1);
    expect(created_at).toBeGreaterThanOrEqual(before.at);
    expect(after.held).toBeGreaterThanOrEqual(0);
    expect(after.quantity - after.held).toBeGreaterThanOrEqual(0);
    totals.set(user_id, after);
  }

  for (const [user_id, { held }] of totals) {
    const scheduled = await Session.find({ user_id, status: 'Scheduled' }).lean();
    expect(held).toBe(scheduled.reduce((sum, { duration }) => sum + duration, 0));
  }
});

it('keeps Maya bookable on weekdays and Ruth booked externally', async () => {
  const maya = await Coach.findOne({ slug: 'maya-chen' }).lean();
  const ruth = await Coach.findOne({ slug: 'ruth-adeyemi' }).lean();

  expect(maya).toMatchObject({ user_id: DEMO_ACCOUNTS.coach.id, schedule_link: null });
  expect(new Set(maya?.availability.map(({ weekday }) => weekday))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(ruth?.schedule_link).toMatch(/^https:/);
  expect(ruth?.availability).toEqual([]);
});

it('has no coach and no member in two sessions at the same time', async () => {
  const sessions = await Session.find().sort({ session_date: 1 }).lean();

  for (const key of ['coach_id', 'user_id'] as const) {
    const busyUntil = new Map<string, number>();
    for (const session of sessions) {
      expect(session.session_date).toBeGreaterThanOrEqual(busyUntil.get(session[key]) ?? 0);
      busyUntil.set(session[key], session.session_date + session.duration * 60_000);
    }
  }
});

it('has no scheduled session in the past and no completed one in the future', async () => {
  expect(await Session.countDocuments({ status: 'Scheduled', session_date: { $lt: now } })).toBe(0);
  expect(
    await Session.countDocuments({
      status: { $in: ['Completed', 'No-show'] },
      session_date: { $gt: now },
    }),
  ).toBe(0);
});

it('does not repeat a coach’s title in the short bio, which is beside it', async () => {
  const coaches = await Coach.find().lean();

  const repeated = coaches.filter(({ title, short_bio }) => short_bio?.startsWith(title!));
  expect(repeated.map(({ name }) => name)).toEqual([]);
});
