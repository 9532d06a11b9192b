import { randomUUID } from 'node:crypto';
import type { Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon, DAY } from '../../testing/factories';
import { RSVP } from '../rsvp/rsvp.model';
import type { SalonRow } from '../salon/salon.model';

// Concurrent transactions take a while on a busy machine.
jest.setTimeout(60_000);

const NOTE = `mutation ($input: NoteAttendeesInput!) { answer: noteAttendees(input: $input) {
  ok code message fields data { told } } }`;
const INVITE = `mutation ($input: InviteMembersInput!) { answer: inviteMembers(input: $input) {
  ok code message data { invited } } }`;
const SALON = `query ($input: SalonInput!) { answer: salon(input: $input) { ok code data { id } } }`;
const COUNTS = `query ($input: AttendeesInput!) { answer: attendees(input: $input) {
  ok count attendance { invited to_be_told } } }`;

type Answer = ResultOf<{ told: number; invited: number } | null>;

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([AuditRow.deleteMany({}), OutboxMessage.deleteMany({})]));

const editor = viewerOf('editor-1', 'member', 'editor');
const run = async (viewer: Viewer, query: string, input: object) =>
  (await world.run<{ answer: Answer }>(viewer, query, { input })).answer;
const toCome = (given: Partial<SalonRow> = {}) => aSalon({ date: Date.now() + DAY, ...given });
const aNote = (salon: SalonRow, given: object = {}) => ({
  salon_id: salon._id,
  note: 'The room has moved.',
  request_id: randomUUID(),
  ...given,
});
const mails = (kind: string) => OutboxMessage.find({ kind }).lean();

it('is for content staff alone', async () => {
  const salon = await toCome();
  for (const role of ['member', 'support', 'coach'] as const) {
    const viewer = viewerOf('x', role);
    expect((await run(viewer, NOTE, aNote(salon))).code).toBe('FORBIDDEN');
    expect((await run(viewer, INVITE, { salon_id: salon._id, user_ids: ['x'] })).code).toBe('FORBIDDEN');
  }
  expect(await OutboxMessage.countDocuments()).toBe(0);
});

describe('a note', () => {
  it('goes to those with a seat and on the waitlist, whose address is confirmed, and to nobody else', async () => {
    const salon = await toCome();
    const at = (given: object) => anRSVP({ salon_id: salon._id, responded_at: 1, ...given });
    const seat = await at({ user_id: 'amara' });
    const waits = await at({ user_id: 'ingrid', status: 'PENDING' });
    await at({ user_id: 'gone', status: 'INVITED' });
    await at({ user_id: 'asked', status: 'PENDING', confirm_by: Date.now() + DAY });

    expect(await run(editor, COUNTS, { salon_id: salon._id, list: 'attending' })).toMatchObject({
      attendance: { to_be_told: 2 },
    });
    expect((await run(editor, NOTE, aNote(salon))).data).toEqual({ told: 2 });

    const told = (await mails('attendees_note')).map(({ payload }) => payload as { rsvp_id: string });
    expect(told.map(({ rsvp_id }) => rsvp_id).sort()).toEqual([seat._id, waits._id].sort());
    expect(await AuditRow.find().lean()).toMatchObject([
      { operation: 'noteAttendees', target_id: salon._id, after: { people: 2 } },
    ]);
  });

  it('is sent once, however often the request is repeated', async () => {
    const salon = await toCome();
    await anRSVP({ salon_id: salon._id, user_id: 'amara', responded_at: 1 });
    const input = aNote(salon);

    const answers = await Promise.all([run(editor, NOTE, input), run(editor, NOTE, input)]);
    answers.push(await run(editor, NOTE, input));

    expect(answers.map(({ data }) => data?.told)).toEqual([1, 1, 1]);
    expect(await mails('attendees_note')).toHaveLength(1);
    expect(await AuditRow.countDocuments()).toBe(1);
  });

  it('needs a text, recipients, and an event that is not over', async () => {
    const salon = await toCome();
    expect((await run(editor, NOTE, aNote(salon, { note: '  ' }))).fields).toHaveProperty('note');
    expect((await run(editor, NOTE, aNote(salon))).code).toBe('CONFLICT');
    const past = await aSalon({ date: Date.now() - 3 * DAY });
    await anRSVP({ salon_id: past._id, user_id: 'amara', responded_at: 1 });
    expect((await run(editor, NOTE, aNote(past))).code).toBe('CONFLICT');
  });
});

describe('an invitation by name', () => {
  const invite = (salon: SalonRow, ...user_ids: string[]) =>
    run(editor, INVITE, { salon_id: salon._id, user_ids });

  it('shows a private event to a member, who is mailed once', async () => {
    const salon = await toCome({ is_private: true });
    const amara = viewerOf('amara');
    expect((await run(amara, SALON, { id: salon._id })).code).toBe('NOT_FOUND');

    const answers = await Promise.all([invite(salon, 'amara'), invite(salon, 'amara')]);

    expect(answers.map(({ data }) => data!.invited).sort()).toEqual([0, 1]);
    expect(await run(amara, SALON, { id: salon._id })).toMatchObject({ ok: true });
    expect((await run(viewerOf('ingrid'), SALON, { id: salon._id })).code).toBe('NOT_FOUND');
    expect(await mails('salon_invited')).toHaveLength(1);
    expect(await run(editor, COUNTS, { salon_id: salon._id, list: 'invited' })).toMatchObject({
      count: 1,
      attendance: { invited: 1 },
    });
    expect(await AuditRow.find().lean()).toMatchObject([
      { operation: 'inviteMembers', target_id: 'amara', after: { event: salon.title } },
    ]);
  });

  it('changes no existing answer', async () => {
    const salon = await toCome();
    await anRSVP({ salon_id: salon._id, user_id: 'amara', responded_at: 1 });
    await anRSVP({ salon_id: salon._id, user_id: 'ingrid', status: 'INVITED', responded_at: 1 });

    expect((await invite(salon, 'amara', 'ingrid', 'leila')).data).toEqual({ invited: 1 });

    expect(await RSVP.findOne({ salon_id: salon._id, user_id: 'amara' }).lean()).toMatchObject({
      status: 'RESERVED',
    });
    expect(await mails('salon_invited')).toHaveLength(1);
  });

  it('is for events that take place and are published', async () => {
    for (const given of [
      { salon_status: 'cancelled' as const },
      { published: false },
      { date: Date.now() - 3 * DAY },
    ])
      expect((await invite(await toCome(given), 'amara')).code).toBe('CONFLICT');
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });
});
