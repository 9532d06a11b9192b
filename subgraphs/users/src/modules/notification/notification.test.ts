import { visitor, type Viewer } from '@athenaeum/kit';
import { subscribeToFacts } from '@athenaeum/kit/facts';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { noteLetterInput, type NoteLetterInput } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { forgetMember } from '../leaving/forgetMember.service';
import { personalData } from '../leaving/personalData.service';
import { User } from '../user/user.model';
import { noteLetter } from './noteLetter.service';
import { findPushNotice } from './pushNotice.service';
import { Notification } from './notification.model';
import { NotificationSettings } from './notificationSettings.model';

const world = openForFile(() => createTestWorld(subgraph));
const heard: string[] = [];
const { stop } = subscribeToFacts(({ kind, id, to }) => heard.push(`${kind} ${id} ${JSON.stringify(to)}`));
afterAll(stop);

const account = (_id: string) => ({
  _id,
  slug: _id,
  email: `${_id}@example.com`,
  first_name: 'Noor',
  last_name: 'Haddad',
  created_at: 1,
  relationship_type: 'Member' as const,
  timezone: 'Europe/Madrid',
});
beforeEach(async () => {
  await Promise.all([User.deleteMany({}), Notification.deleteMany({}), NotificationSettings.deleteMany({})]);
  await User.create([account('noor'), account('bea')]);
  heard.length = 0;
});

const noor = viewerOf('noor', 'member');
const bea = viewerOf('bea', 'member');
const NOON = Date.parse('2026-11-27T12:00:00+01:00');

type Told = NonNullable<NoteLetterInput['notification']>;
const tell = (id: string, told: Partial<Told> = {}, { user_id = 'noor', at = NOON } = {}) =>
  noteLetter(
    { id, user_id, notification: { area: 'salons', topic: 'salons', text: `About ${id}`, ...told } },
    at,
  );

interface Listed {
  ok: boolean;
  code: string | null;
  count: number | null;
  unread: number | null;
  unread_areas: { area: string; count: number }[] | null;
  data: { id: string; text: string; is_read: boolean }[] | null;
}
const list = async (viewer: Viewer, input: object = {}) =>
  (
    await world.run<{ notifications: Listed }>(
      viewer,
      `query ($input: NotificationsInput) { notifications(input: $input) {
        ok code count unread unread_areas { area count } data { id area text detail link is_read } } }`,
      { input },
    )
  ).notifications;
const read = async (viewer: Viewer, input: object) =>
  (
    await world.run<{ readNotifications: { ok: boolean; code: string | null; data: number | null } }>(
      viewer,
      'mutation ($input: ReadNotificationsInput!) { readNotifications(input: $input) { ok code data } }',
      { input },
    )
  ).readNotifications;
const save = async (viewer: Viewer, input: object) =>
  (
    await world.run<{ saveNotificationSettings: object }>(
      viewer,
      `mutation ($input: SaveNotificationSettingsInput!) { saveNotificationSettings(input: $input) {
        ok code fields data { off quiet_hours { from until } } } }`,
      { input },
    )
  ).saveNotificationSettings;

it('are told once for each letter, however often it is tried, and every page of the account hears of it', async () => {
  await tell('letter', { detail: 'Thursday', link: '/salons/ask' });
  await tell('letter', { text: 'Something else by now' }, { at: NOON + 1 });

  expect(await list(noor)).toMatchObject({
    count: 1,
    unread: 1,
    data: [
      {
        id: 'letter',
        area: 'salons',
        text: 'About letter',
        detail: 'Thursday',
        link: '/salons/ask',
        is_read: false,
      },
    ],
  });
  expect(heard).toEqual(['notifications noor {"account":"noor"}']);
});

it('are listed latest first, by area, and counted', async () => {
  await tell('first');
  await tell('second', { area: 'coaching', topic: 'reminders' }, { at: NOON + 1 });
  await tell('third', {}, { at: NOON + 2 });

  expect((await list(noor)).data?.map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  expect((await list(noor, { take: 1, skip: 1 })).data?.map(({ id }) => id)).toEqual(['second']);
  const { data, count, unread, unread_areas } = await list(noor, { area: 'salons' });
  expect([data?.length, count, unread]).toEqual([2, 2, 3]);
  expect(unread_areas).toEqual([
    { area: 'coaching', count: 1 },
    { area: 'salons', count: 2 },
  ]);
});

it('are read one by one, or all up to a moment, and what comes after stays unread', async () => {
  await tell('first');
  await tell('second', {}, { at: NOON + 1 });
  await tell('later', {}, { at: NOON + 9 });
  heard.length = 0;

  expect(await read(noor, { ids: ['second'] })).toMatchObject({ ok: true, data: 2 });
  expect(await read(noor, { until: NOON + 1 })).toMatchObject({ ok: true, data: 1 });
  expect(await read(noor, { until: NOON + 1 })).toMatchObject({ ok: true, data: 1 });
  expect(await read(noor, {})).toMatchObject({ ok: true, data: 1 });

  expect((await list(noor)).data?.map(({ is_read }) => is_read)).toEqual([false, true, true]);
  // Reading nothing new is no news.
  expect(heard).toHaveLength(2);
});

it('are the owner’s alone', async () => {
  await tell('private');

  for (const other of [bea, viewerOf('staff', 'member', 'admin')]) {
    expect(await list(other)).toMatchObject({ ok: true, count: 0, unread: 0, data: [] });
    expect(await read(other, { ids: ['private'], until: NOON + 1 })).toMatchObject({ data: 0 });
  }
  expect(await list(visitor)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  expect(await read(visitor, { ids: ['private'] })).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  expect(await save(visitor, { off: [] })).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  expect(await list(noor)).toMatchObject({ unread: 1 });
});

it('do not ring for what is turned off, nor for who is forgotten', async () => {
  expect(await save(noor, { off: ['salons'] })).toMatchObject({
    ok: true,
    data: { off: ['salons'], quiet_hours: null },
  });
  await tell('off');
  await tell('on', { topic: 'reminders' });
  await forgetMember('bea');
  await tell('gone', {}, { user_id: 'bea' });

  expect((await Notification.find().lean()).map(({ _id }) => _id)).toEqual(['on']);
});

it('let letters wait until quiet hours end by the member’s clock; the bell does not', async () => {
  await save(noor, { quiet_hours: { from: 22, until: 7 } });
  expect(await save(noor, { off: ['groups'] })).toMatchObject({
    data: { off: ['groups'], quiet_hours: { from: 22, until: 7 } },
  });
  const night = Date.parse('2026-11-27T23:00:00+01:00');

  expect(await tell('night', {}, { at: night })).toBe(Date.parse('2026-11-28T07:00:00+01:00'));
  expect(await tell('day')).toBeNull();
  expect(await noteLetter({ id: 'week', user_id: 'noor' }, night)).not.toBeNull();
  expect(await Notification.countDocuments()).toBe(2);
  expect(await save(noor, { quiet_hours: { from: 7, until: 7 } })).toMatchObject({ code: 'INVALID' });
  expect(await save(noor, { quiet_hours: null })).toMatchObject({ data: { quiet_hours: null } });
});

it('are told to the member’s devices as they are now: whether read, and whether it is quiet', async () => {
  await tell('letter', { detail: 'Thursday', link: '/salons/ask' });
  await save(noor, { quiet_hours: { from: 22, until: 7 } });
  const night = Date.parse('2026-11-27T23:00:00+01:00');
  const told = { area: 'salons', text: 'About letter', detail: 'Thursday', link: '/salons/ask' };

  expect(await findPushNotice('letter', 'noor', NOON)).toEqual({
    ...told,
    is_read: false,
    quiet_until: null,
  });
  expect(await findPushNotice('letter', 'noor', night)).toMatchObject({
    quiet_until: Date.parse('2026-11-28T07:00:00+01:00'),
  });
  await read(noor, { ids: ['letter'] });
  expect(await findPushNotice('letter', 'noor', NOON)).toMatchObject({ is_read: true });
  expect(await findPushNotice('letter', 'bea', NOON)).toBeNull();
  await forgetMember('noor');
  expect(await findPushNotice('letter', 'noor', NOON)).toBeNull();
});

it('leave after ninety days', async () => {
  await tell('letter');

  const row = await Notification.findById('letter').lean();
  expect(row?.forget_at.getTime()).toBe(NOON + 90 * 86_400_000);
  expect(await Notification.collection.indexes()).toContainEqual(
    expect.objectContaining({ key: { forget_at: 1 }, expireAfterSeconds: 0 }),
  );
});

it('are in the copy of the member’s data, and go with the account, as do others’ that name it', async () => {
  await tell('own', { link: '/salons' });
  await save(noor, { quiet_hours: { from: 22, until: 7 } });
  await tell('names', { about_id: 'noor' }, { user_id: 'bea' });
  await tell('other', {}, { user_id: 'bea' });

  expect(await personalData('noor')).toMatchObject({
    notifications: [{ text: 'About own', link: '/salons' }],
    notification_settings: { quiet_hours: { from: 22, until: 7 } },
  });
  await forgetMember('noor');

  expect((await Notification.find().lean()).map(({ _id }) => _id)).toEqual(['other']);
  expect(await NotificationSettings.countDocuments()).toBe(0);
});

it.each([
  { text: '' },
  { link: 'https://elsewhere.example' },
  { link: '//elsewhere.example' },
  { topic: 'nonsense' },
])('are refused where they are none: %j', async (wrong) => {
  const input = {
    id: 'x',
    user_id: 'noor',
    notification: { area: 'salons', topic: 'salons', text: 'Text', ...wrong },
  };

  expect(noteLetterInput.safeParse(input).success).toBe(false);
});
