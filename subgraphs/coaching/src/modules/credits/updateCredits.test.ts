import { AuditRow } from '@athenaeum/kit/audit';
import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { asking, balanceOf, type Answer } from '../../testing/booking';
import { aLedger } from '../../testing/factories';
import { CreditEntry } from './creditEntry.model';
import { updateCredits } from './updateCredits';

const world = openForFile(() => createTestWorld(subgraph));
let people = 0;
let user_id: string;
beforeEach(async () => {
  user_id = `person-${++people}`;
  await aLedger(user_id, { type: 'purchase', minutes: 90, held: 0 }, { type: 'hold', minutes: 0, held: 60 });
});

const admin = viewerOf('admin-1', 'admin');
const adjust = (viewer: Viewer, given: object = {}) =>
  asking(() => world)<Answer<object>>(
    viewer,
    'updateCredits',
    { user_id, minutes: 30, reason: 'A session was cut short.', request_id: `form-${people}`, ...given },
    'id quantity held',
  );

it.each(['visitor', 'prospect', 'member', 'coach', 'support', 'editor'] as const)(
  'is not for a %s',
  async (role) => {
    const viewer = role === 'visitor' ? visitor : viewerOf(user_id, role);

    expect(await adjust(viewer)).toMatchObject({
      ok: false,
      code: role === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    });
    expect(await balanceOf(user_id)).toEqual({ quantity: 90, held: 60 });
  },
);

it.each([
  ['nothing', { minutes: 0 }, 'INVALID'],
  ['a great many', { minutes: 1_000_000 }, 'INVALID'],
  ['without a reason', { reason: ' ' }, 'INVALID'],
  ['more than is free', { minutes: -31 }, 'CONFLICT'],
])('refuses %s', async (_what, given, code) => {
  expect(await adjust(admin, given)).toMatchObject({ ok: false, code });
  expect(await balanceOf(user_id)).toEqual({ quantity: 90, held: 60 });
});

it('says beside the field how much can be removed', async () => {
  const { message, fields } = await adjust(admin, { minutes: -31 });

  expect(message).toMatch(/30 min that is not held/);
  expect(fields).toEqual({ minutes: message });
});

it('adds a line with its reason, and writes an audit row with the state before and after', async () => {
  const { data } = await adjust(admin, { minutes: -30 });

  expect(data).toEqual({ id: user_id, quantity: 60, held: 60 });
  expect(await CreditEntry.findOne({ user_id, type: 'adjustment' }).lean()).toMatchObject({
    minutes: -30,
    sequence: 3,
    note: 'A session was cut short.',
    actor_id: 'admin-1',
  });
  expect(await AuditRow.find({ target_id: user_id }).lean()).toMatchObject([
    {
      actor_id: 'admin-1',
      before: { quantity: 90, held: 60 },
      after: { quantity: 60, held: 60 },
      reason: 'A session was cut short.',
    },
  ]);
});

it('counts a form once, however often it is sent, and never goes below what is held', async () => {
  await Promise.all(Array.from({ length: 10 }, () => adjust(admin)));
  expect(await balanceOf(user_id)).toEqual({ quantity: 120, held: 60 });

  await Promise.all(
    Array.from({ length: 5 }, (_, n) => adjust(admin, { minutes: -40, request_id: `other-${people}-${n}` })),
  );

  expect(await balanceOf(user_id)).toEqual({ quantity: 80, held: 60 });
  expect(await AuditRow.countDocuments({ target_id: user_id })).toBe(2);
});

it('says of a form sent again what it did, also where nothing is left to remove', async () => {
  await adjust(admin, { minutes: -30 });

  expect((await adjust(admin, { minutes: -30 })).data).toEqual({ id: user_id, quantity: 60, held: 60 });
  expect(await AuditRow.countDocuments({ target_id: user_id })).toBe(1);
});

it('counts a form of another admin that has the same number', async () => {
  await adjust(admin);

  expect((await adjust(viewerOf('admin-2', 'admin'))).data).toMatchObject({ quantity: 150 });
});

it('says what a form did also where only the index knows that it was sent before', async () => {
  await adjust(admin, { minutes: -30 });
  const exists = CreditEntry.exists.bind(CreditEntry);
  // The other one was not written yet when this one looked.
  jest.spyOn(CreditEntry, 'exists').mockImplementationOnce(() => exists({ user_id: 'nobody' }));

  expect((await adjust(admin, { minutes: 10 })).data).toEqual({ id: user_id, quantity: 60, held: 60 });
  expect(await AuditRow.countDocuments({ target_id: user_id })).toBe(1);
});

it('counts a form once, also for several members at the same time', async () => {
  const members = Array.from({ length: 10 }, (_, n) => `named-${people}-${n}`);

  const answers = await Promise.all(members.map((member) => adjust(admin, { user_id: member })));

  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await CreditEntry.countDocuments({ user_id: { $in: members } })).toBe(1);
  // The others are unchanged, at zero.
  const nothing = answers.filter(({ data }) => (data as { quantity: number }).quantity === 0);
  expect(nothing).toHaveLength(members.length - 1);
});

it.each([
  ['a member', viewerOf('somebody', 'member')],
  ['an admin whom nobody can name', { ...admin, id: null }],
])('is refused to %s', async (_who, viewer) => {
  const input = { user_id, minutes: 30, reason: 'A session was cut short.', request_id: `direct-${people}` };

  await expect(updateCredits(viewer, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await balanceOf(user_id)).toEqual({ quantity: 90, held: 60 });
});
