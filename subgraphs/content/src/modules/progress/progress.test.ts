import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aRecording, aSalon } from '../../testing/factories';
import type { SalonRow } from '../salon/salon.model';
import { Progress } from './progress.model';

const member = viewerOf('member-1');
const other = viewerOf('member-2');

const CREATE = `mutation ($input: CreateProgressInput!) { createProgress(input: $input) {
  ok code message data { id salon_id progress watched } } }`;
const UPDATE = `mutation ($input: UpdateProgressInput!) { updateProgress(input: $input) {
  ok code message data { id progress watched } } }`;

type Answer = ResultOf<{ id: string; progress: number; watched: boolean } | null>;

const world = openForFile(() => createTestWorld(subgraph));

const start = async (viewer: Viewer, salon: Pick<SalonRow, '_id'>, progress: number, more: object = {}) =>
  (
    await world.run<{ createProgress: Answer }>(viewer, CREATE, {
      input: { salon_id: salon._id, user_id: viewer.id ?? 'nobody', progress, ...more },
    })
  ).createProgress;
const raise = async (viewer: Viewer, id: string, progress: number) =>
  (await world.run<{ updateProgress: Answer }>(viewer, UPDATE, { input: { id, progress } })).updateProgress;

describe('saving progress is refused', () => {
  it('to a visitor and to a prospect', async () => {
    const salon = await aRecording();

    expect((await start(visitor, salon, 0.1)).code).toBe('UNAUTHENTICATED');
    expect((await start(viewerOf('p', 'prospect'), salon, 0.1)).code).toBe('FORBIDDEN');
  });

  it.each([
    ['in the name of somebody else', { user_id: 'member-2' }, 'FORBIDDEN'],
    ['below nothing', { progress: -0.1 }, 'INVALID'],
    ['beyond the end', { progress: 1.1 }, 'INVALID'],
    ['for no recording at all', { salon_id: null }, 'INVALID'],
    ['for two names of a recording', { campaign_id: 'campaign' }, 'INVALID'],
    ['for a missing recording', { salon_id: 'missing' }, 'NOT_FOUND'],
  ])('%s', async (_why, more, code) => {
    expect(await start(member, await aRecording(), 0.2, more)).toMatchObject({ ok: false, code, data: null });
  });

  it('before the event has become a recording, and for a private one as for a missing one', async () => {
    expect((await start(member, await aSalon(), 0.2)).code).toBe('FORBIDDEN');
    const hidden = await start(member, await aRecording({ is_private: true }), 0.2);
    expect(hidden).toEqual(await start(member, { _id: 'missing' }, 0.2));
  });

  it('on the record of somebody else, as if it did not exist', async () => {
    const { data } = await start(other, await aRecording(), 0.2);

    expect(await raise(member, data!.id, 0.9)).toEqual(await raise(member, 'missing', 0.9));
    expect((await Progress.findById(data!.id).lean())?.progress).toBe(0.2);
  });
});

it('keeps one record for each member and recording, by either of its names', async () => {
  const salon = await aRecording({ campaign_id: 'campaign-7' });

  const first = await start(member, salon, 0.25);
  const second = await start(member, salon, 0.3, { salon_id: null, campaign_id: 'campaign-7' });

  expect(second.data).toMatchObject({ id: first.data!.id, progress: 0.3, watched: false });
});

it('is one record even when ten tabs begin at the same time', async () => {
  const salon = await aRecording();

  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => start(member, salon, n / 20)));

  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(await Progress.find({ salon_id: salon._id }).lean()).toMatchObject([{ progress: 0.45 }]);
});

it('is one record at the latest position after two tabs and a page that was closed while it saved', async () => {
  const salon = await aRecording();
  const watcher = viewerOf('two-tabs');
  const [one, two] = [await start(watcher, salon, 0.1), await start(watcher, salon, 0.05)];
  const id = one.data!.id;

  // Both tabs save periodically; the one ahead is closed, and its last save arrives twice and out of order.
  await Promise.all([
    raise(watcher, id, 0.2),
    raise(watcher, two.data!.id, 0.15),
    start(watcher, salon, 0.42),
    raise(watcher, id, 0.35),
    start(watcher, salon, 0.42),
    raise(watcher, two.data!.id, 0.2),
  ]);
  await raise(watcher, two.data!.id, 0.25);

  expect(await Progress.find({ user_id: 'two-tabs' }).lean()).toMatchObject([
    { _id: id, salon_id: salon._id, progress: 0.42, watched: false },
  ]);
});

it('never decreases, however late a write arrives', async () => {
  const { data } = await start(member, await aRecording(), 0.5);

  await Promise.all([0.2, 0.7, 0.4, 0.6].map((progress) => raise(member, data!.id, progress)));

  expect((await raise(member, data!.id, 0.1)).data).toMatchObject({ progress: 0.7, watched: false });
});

it.each([
  ['the one that came further last', [0.3, 0.6]],
  ['the one that came further first', [0.6, 0.3]],
])('is the furthest after two devices come back from being without a network, %s', async (_which, kept) => {
  const salon = await aRecording();
  const reader = viewerOf(`devices-${kept.join('-')}`);
  await start(reader, salon, 0.1);

  // What a device kept is sent as a first save, as it may not know the record.
  const answers = [];
  for (const progress of kept) answers.push(await start(reader, salon, progress));

  expect(answers.at(-1)!.data).toMatchObject({ progress: 0.6, watched: false });
  expect(await Progress.find({ user_id: reader.id }).lean()).toMatchObject([{ progress: 0.6 }]);
});

it('counts as watched from 0.95, permanently', async () => {
  const { data } = await start(member, await aRecording(), 0.949);
  expect(data).toMatchObject({ progress: 0.949, watched: false });

  expect((await raise(member, data!.id, 0.95)).data).toMatchObject({ progress: 1, watched: true });
  expect((await raise(member, data!.id, 0.3)).data).toMatchObject({ progress: 1, watched: true });
});

it('is reported to the CRM as the latest value of an interval, and not without an increase', async () => {
  const salon = await aRecording();
  const { data } = await start(viewerOf('watcher'), salon, 0.1);
  for (const progress of [0.2, 0.4, 0.3, 0.4]) await raise(viewerOf('watcher'), data!.id, progress);

  const told = await OutboxMessage.find({ 'payload.userId': 'watcher' }).lean();

  expect(told).toMatchObject([
    { kind: 'progress', payload: { salonId: salon._id, userId: 'watcher', progress: 0.4 } },
  ]);
  expect(told[0]!.due_at).toBeGreaterThan(told[0]!.created_at);
});
