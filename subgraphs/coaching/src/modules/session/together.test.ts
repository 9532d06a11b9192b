import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS, SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import type { Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { asking } from '../../testing/booking';
import { aCoach, aSession } from '../../testing/factories';
import { forgetMember } from '../personalData/personalData.service';
import { Session } from './session.model';

const world = openForFile(() => createTestWorld(subgraph));
let coach_id: string;
beforeAll(async () => {
  coach_id = (await aCoach({ user_id: 'the-coach' }))._id;
}, 60_000);

const ask = asking(() => world);
const member = viewerOf('the-member');
const coachViewer = viewerOf('the-coach', 'member', 'coach');
const outsiders = [
  viewerOf('somebody'),
  viewerOf('another-coach', 'member', 'coach'),
  viewerOf('admin-1', 'member', 'admin'),
];
let id: string;
beforeEach(async () => {
  await Session.deleteMany({});
  id = (await aSession({ user_id: 'the-member', coach_id }))._id;
});

interface Together {
  note: string | null;
  shared_notes: { id: string; author: string; text: string }[] | null;
  tasks: { id: string; text: string; due: string | null; done_at: number | null }[] | null;
}
const seenBy = async (viewer: Viewer) =>
  (
    await world.run<{ session: { data: Together | null } }>(
      viewer,
      `{ session(id: "${id}") { data { note shared_notes { id author text } tasks { id text due done_at } } } }`,
    )
  ).session.data;

const aNote = (more = {}) => ({ id, note_id: randomUUID(), text: 'Ninety seconds, then stop.', ...more });
const aTask = (more = {}) => ({ id, task_id: randomUUID(), text: 'Say it out loud', ...more });

it('is written by the member and the coach, and read by both', async () => {
  const [first, second] = [aNote(), aNote({ text: 'Agree first.' })];
  const task = aTask({ due: '2026-11-28' });
  await ask(coachViewer, 'addSharedNote', first);
  await ask(member, 'addSharedNote', second);
  await ask(member, 'addSessionTask', task);
  await ask(coachViewer, 'markSessionTask', { id, task_id: task.task_id, is_done: true });

  const expected = {
    note: null,
    shared_notes: [
      { id: first.note_id, author: 'coach', text: 'Ninety seconds, then stop.' },
      { id: second.note_id, author: 'member', text: 'Agree first.' },
    ],
    tasks: [
      { id: task.task_id, text: 'Say it out loud', due: '2026-11-28', done_at: expect.any(Number) as number },
    ],
  };
  expect(await seenBy(member)).toEqual(expected);
  expect(await seenBy(coachViewer)).toEqual(expected);
});

it('is neither written nor read by anybody else, an admin included', async () => {
  const note = aNote();
  await ask(member, 'addSharedNote', note);
  for (const outsider of outsiders) {
    const answers = [
      await ask(outsider, 'saveSessionNote', { id, note: 'x' }),
      await ask(outsider, 'addSharedNote', aNote()),
      await ask(outsider, 'removeSharedNote', { id, note_id: note.note_id }),
      await ask(outsider, 'addSessionTask', aTask()),
      await ask(outsider, 'markSessionTask', { id, task_id: randomUUID(), is_done: true }),
      await ask(outsider, 'removeSessionTask', { id, task_id: randomUUID() }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill('NOT_FOUND'));
    const seen = await seenBy(outsider);
    expect(seen?.shared_notes ?? null).toBeNull();
    expect(seen?.tasks ?? null).toBeNull();
  }
  expect((await seenBy(member))?.shared_notes).toHaveLength(1);
});

it('lets a member say before what it is about, and change it; the coach cannot', async () => {
  await ask(member, 'saveSessionNote', { id, note: 'Why a bank?' });
  const byCoach = await ask(coachViewer, 'saveSessionNote', { id, note: 'Changed.' });

  expect(byCoach.code).toBe('NOT_FOUND');
  expect((await seenBy(coachViewer))?.note).toBe('Why a bank?');
  await ask(member, 'saveSessionNote', { id, note: ' ' });
  expect((await seenBy(member))?.note).toBeNull();
});

it('adds a note and a task once, however often they are sent', async () => {
  const [note, task] = [aNote(), aTask()];
  await Promise.all([1, 2, 3].map(() => ask(member, 'addSharedNote', note)));
  await Promise.all([1, 2, 3].map(() => ask(member, 'addSessionTask', task)));

  const seen = await seenBy(member);
  expect(seen?.shared_notes).toHaveLength(1);
  expect(seen?.tasks).toHaveLength(1);
});

it('lets an author remove a note, and nobody else', async () => {
  const note = aNote();
  await ask(coachViewer, 'addSharedNote', note);

  await ask(member, 'removeSharedNote', { id, note_id: note.note_id });
  expect((await seenBy(member))?.shared_notes).toHaveLength(1);
  await ask(coachViewer, 'removeSharedNote', { id, note_id: note.note_id });
  expect((await seenBy(member))?.shared_notes).toEqual([]);
});

it('marks a task done and not done, and removes it', async () => {
  const task = aTask();
  await ask(member, 'addSessionTask', task);
  const mark = (is_done: boolean) => ask(member, 'markSessionTask', { id, task_id: task.task_id, is_done });

  await mark(true);
  expect((await seenBy(member))?.tasks?.[0]?.done_at).not.toBeNull();
  await mark(false);
  expect((await seenBy(member))?.tasks?.[0]?.done_at).toBeNull();
  await ask(member, 'removeSessionTask', { id, task_id: task.task_id });
  expect((await seenBy(member))?.tasks).toEqual([]);
});

it.each([
  ['no words', 'addSharedNote', { text: '  ' }, 'text'],
  ['too many words', 'addSharedNote', { text: 'a'.repeat(SESSION_LIMITS.sharedNote + 1) }, 'text'],
  ['a task without words', 'addSessionTask', { text: '' }, 'text'],
  ['a day that is none', 'addSessionTask', { due: '2026-02-31' }, 'due'],
])('refuses %s', async (_what, mutation, more, field) => {
  const input = mutation === 'addSharedNote' ? aNote(more) : aTask(more);
  const { ok, fields } = await ask(member, mutation, input);

  expect({ ok, fields: Object.keys(fields ?? {}) }).toEqual({ ok: false, fields: [field] });
});

it('has room for a limited number of both, also when they are sent at the same time', async () => {
  const filled = (count: number, more: object) =>
    Array.from({ length: count }, () => ({ _id: randomUUID(), text: 'x', ...more }));
  await Session.updateOne(
    { _id: id },
    {
      shared_notes: filled(SESSION_LIMITS.sharedNotes - 1, { author: 'member', created_at: 1 }),
      tasks: filled(SESSION_LIMITS.tasks - 1, { due: null, done_at: null }),
    },
  );

  const notes = await Promise.all([
    ask(member, 'addSharedNote', aNote()),
    ask(coachViewer, 'addSharedNote', aNote()),
  ]);
  const tasks = await Promise.all([
    ask(member, 'addSessionTask', aTask()),
    ask(member, 'addSessionTask', aTask()),
  ]);

  expect(notes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(tasks.find(({ ok }) => !ok)?.message).toBe(SESSION_MESSAGES.tooManyTasks);
});

it('is closed once the session is cancelled', async () => {
  await Session.updateOne({ _id: id }, { status: 'Cancelled' });

  const { code, message } = await ask(member, 'addSharedNote', aNote());

  expect({ code, message }).toEqual({ code: 'CONFLICT', message: SESSION_MESSAGES.cancelledAlready });
});

it('is gone once the member is forgotten', async () => {
  await ask(member, 'addSharedNote', aNote());
  await ask(member, 'addSessionTask', aTask());

  await forgetMember('the-member');

  const row = await Session.findById(id).orFail().lean();
  expect([row.shared_notes, row.tasks]).toEqual([[], []]);
});
