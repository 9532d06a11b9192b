import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { serviceViewer, type Role, type Viewer } from '@athenaeum/kit';
import { subgraph } from '../../index';
import { aMember, aUser } from '../../testing/factories';
import { User, type UserRow } from '../user/user.model';

const RECORD =
  'id version first_name last_name languages relationship_type hide_from_directory isAdmin staff_roles';
const UPDATE = `mutation ($input: UpdateMemberInput!) { updateMember(input: $input) {
  ok code message fields data { ${RECORD} goals { title type current } } latest { ${RECORD} } } }`;
const HIDE = `mutation ($input: HideMembersInput!) { hideMembers(input: $input) { ok code message data } }`;
const ROWS = `query ($input: AuditRowsInput) { auditRows(input: $input) { ok code count data {
  operation reason at actor { name } target { name } target_id changes { field before after } } } }`;

interface Answer extends ResultOf<Record<string, unknown> | null> {
  latest: Record<string, unknown> | null;
}

const world = openForFile(() => createTestWorld(subgraph));
afterEach(async () => {
  await Promise.all([User.deleteMany({}), AuditRow.deleteMany({}), OutboxMessage.deleteMany({})]);
});

async function anAdmin(given: Partial<UserRow> = {}): Promise<Viewer & { id: string }> {
  const { _id } = await aUser({ isAdmin: true, ...given });
  return { ...viewerOf(_id, 'member', 'admin'), id: _id };
}
const update = async (viewer: Viewer, input: object): Promise<Answer> =>
  (await world.run<{ updateMember: Answer }>(viewer, UPDATE, { input })).updateMember;
const stored = async (id: string) => (await User.findById(id).lean<UserRow>())!;
const why = { version: 0, reason: 'Asked by phone' };

it.each<Role[][]>([[['member']], [['member', 'coach']], [['member', 'support']], [['member', 'editor']]])(
  'is refused to %s, in every operation',
  async (roles) => {
    const { _id: id } = await aUser();
    const viewer = viewerOf((await aUser())._id, ...roles);
    const change = { id, ...why, standing: { isAdmin: true } };

    const { hideMembers } = await world.run<{ hideMembers: Answer }>(viewer, HIDE, {
      input: { ids: [id], hide: true, reason: 'x' },
    });
    const { auditRows } = await world.run<{ auditRows: Answer }>(viewer, ROWS);

    expect([await update(viewer, change), hideMembers, auditRows].map(({ code }) => code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(await stored(id)).toMatchObject({ isAdmin: false, hide_from_directory: false });
    expect(await AuditRow.countDocuments()).toBe(0);
  },
);

it('saves fields, standing and goals together, once, and writes one row that says what and why', async () => {
  const admin = await anAdmin({ first_name: 'Ada', last_name: 'Byron' });
  const { _id: id } = await aUser({ first_name: 'Amara', last_name: 'Osei', languages: ['Twi'] });
  const input = {
    id,
    ...why,
    fields: { last_name: 'Osei-Mensah', languages: ['Twi', 'French'] },
    standing: { hide_from_directory: true, relationship_type: 'Prospect', staff_roles: ['editor'] },
    goals: [{ title: 'Chair a board', type: 'Career Goal' }],
  };

  const saved = await update(admin, input);
  const again = await update(admin, { ...input, version: 1 });

  expect(saved).toMatchObject({
    ok: true,
    data: {
      version: 1,
      last_name: 'Osei-Mensah',
      hide_from_directory: true,
      staff_roles: ['editor'],
      goals: [{ title: 'Chair a board', type: 'Career Goal', current: 'true' }],
    },
  });
  expect(again).toMatchObject({ ok: true, data: { version: 1 } });
  const { auditRows } = await world.run<{ auditRows: { count: number; data: object[] } }>(admin, ROWS, {
    input: { target_id: { equals: id } },
  });
  expect(auditRows).toMatchObject({
    count: 1,
    data: [
      {
        operation: 'updateMember',
        reason: 'Asked by phone',
        actor: { name: 'Ada Byron' },
        target: { name: 'Amara Osei-Mensah' },
        changes: [
          { field: 'last_name', before: 'Osei', after: 'Osei-Mensah' },
          { field: 'languages', before: 'Twi', after: 'Twi; French' },
          { field: 'relationship_type', before: 'Member', after: 'Prospect' },
          { field: 'hide_from_directory', before: 'No', after: 'Yes' },
          { field: 'staff_roles', before: null, after: 'editor' },
          { field: 'goals', before: null, after: 'Chair a board' },
        ],
      },
    ],
  });
});

it('reports to the CRM the fields that it has too, and no roles of staff', async () => {
  const admin = await anAdmin();
  const { _id: id } = await aUser();

  await update(admin, {
    id,
    ...why,
    fields: { title: 'Chair' },
    standing: { relationship_type: 'Athena', isAdmin: true, staff_roles: ['support'] },
  });

  const [message] = await OutboxMessage.find({ subject: `update_contact:${id}` }).lean();
  expect((message!.payload as { data: object }).data).toEqual({
    title: 'Chair',
    relationship_type: 'Athena',
  });
});

it('answers a version conflict with the current record, and saves nothing', async () => {
  const [first, second] = [await anAdmin(), await anAdmin()];
  const { _id: id } = await aUser({ last_name: 'Osei' });
  await update(first, { id, ...why, fields: { last_name: 'Mensah' } });

  const late = await update(second, { id, ...why, fields: { last_name: 'Boateng', title: 'Chair' } });

  expect(late).toMatchObject({
    ok: false,
    code: 'CONFLICT',
    data: null,
    latest: { last_name: 'Mensah', version: 1 },
  });
  expect(await stored(id)).toMatchObject({ last_name: 'Mensah', title: null });
  expect(await AuditRow.countDocuments({ target_id: id })).toBe(1);
  // Another part does not conflict.
  expect(await update(second, { id, ...why, fields: { title: 'Chair' } })).toMatchObject({ ok: true });
});

it.each([
  [{ reason: ' ' }, 'reason', 'Say why'],
  [{ fields: { last_name: '' } }, 'fields.last_name', 'Last name is required'],
  [{ fields: { financial_expert: 'Perhaps' } }, 'fields.financial_expert', 'Choose one of the options'],
  [{ standing: { relationship_type: 'Friend' } }, 'standing.relationship_type', 'Choose one of the options'],
  [{ standing: { staff_roles: ['admin'] } }, 'standing.staff_roles.0', 'Choose one of the options'],
  [{ fields: null }, '', 'There is nothing to save.'],
])('refuses %j and changes nothing', async (part, field, message) => {
  const admin = await anAdmin();
  const { _id: id } = await aUser();

  const answer = await update(admin, { id, ...why, fields: { title: 'Chair' }, ...part });

  expect(answer).toMatchObject({ ok: false, code: 'INVALID', fields: { [field]: message } });
  expect(await stored(id)).toMatchObject({ title: null, version: 0 });
});

it('refuses a picture, and unknown members', async () => {
  const admin = await anAdmin();
  const { _id: id } = await aUser();

  expect(await update(admin, { id, ...why, fields: { avatar: 'avatars/x.png' } })).toMatchObject({
    code: 'INVALID',
  });
  expect(await update(admin, { id: 'nobody', ...why, fields: { title: 'Chair' } })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('keeps at least one admin, also when two resign at the same time', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  const stepBack = (admin: { id: string } & Viewer) =>
    update(admin, { id: admin.id, ...why, standing: { isAdmin: false } });

  const answers = await Promise.all([stepBack(one), stepBack(other)]);

  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    code: 'CONFLICT',
    message: 'You are the last admin: make another member one first.',
  });
  expect(await User.countDocuments({ isAdmin: true })).toBe(1);
});

it('hides several, each with its row, and skips members who are hidden already or unknown', async () => {
  const admin = await anAdmin();
  const [{ _id: shown }, { _id: hidden }] = [await aUser(), await aUser({ hide_from_directory: true })];
  const input = { ids: [shown, shown, hidden, 'nobody'], hide: true, reason: 'Staff accounts' };

  const { hideMembers } = await world.run<{ hideMembers: Answer }>(admin, HIDE, { input });

  expect(hideMembers).toMatchObject({ ok: true, data: [shown] });
  expect(await stored(shown)).toMatchObject({ hide_from_directory: true });
  expect(await AuditRow.find().lean()).toMatchObject([{ operation: 'hideMembers', target_id: shown }]);
});

it('lists what one person did, of one kind, in a time, newest first, in pages', async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const members = await Promise.all([aMember(), aMember(), aMember()]);
  for (const { id } of members) await update(admin, { id, ...why, fields: { title: 'Chair' } });
  await update(other, { id: members[0]!.id, version: 1, reason: 'Typo', fields: { title: 'The Chair' } });
  const list = async (input: object) =>
    (await world.run<{ auditRows: { count: number; data: { reason: string }[] } }>(admin, ROWS, { input }))
      .auditRows;

  expect(await list({ take: 1 })).toMatchObject({ count: 4, data: [{ reason: 'Typo' }] });
  expect((await list({ actor_id: { equals: admin.id } })).count).toBe(3);
  expect((await list({ operation: { in: ['hideMembers'] } })).count).toBe(0);
  expect((await list({ at: { lt: 1 } })).count).toBe(0);
});

it('makes somebody editor or board support, at once and as long as the record says so', async () => {
  const admin = await anAdmin();
  const { _id: id } = await aUser();
  const roles = async () =>
    (
      await world.run<{ viewer: { data: { roles: Role[] } } }>(
        serviceViewer,
        `query ($id: ID!) { viewer(id: $id) { data { roles } } }`,
        { id },
      )
    ).viewer.data.roles;

  await update(admin, { id, ...why, standing: { staff_roles: ['support', 'editor'] } });
  expect(await roles()).toEqual(['member', 'support', 'editor']);
  await update(admin, { id, version: 1, reason: 'Left the team', standing: { staff_roles: [] } });
  expect(await roles()).toEqual(['member']);

  const rows = await AuditRow.find({ target_id: id }).sort({ at: 1 }).lean();
  expect(rows.map(({ after, reason }) => [after, reason])).toEqual([
    [{ staff_roles: ['support', 'editor'] }, 'Asked by phone'],
    [{ staff_roles: [] }, 'Left the team'],
  ]);
});

it('keeps the rows of a forgotten member, without the values', async () => {
  const admin = await anAdmin();
  const { _id: id } = await aUser({ last_name: 'Osei' });
  await update(admin, { id, ...why, fields: { last_name: 'Osei-Mensah' } });

  await world.run(serviceViewer, `mutation ($user_id: ID!) { usersForget(user_id: $user_id) { ok } }`, {
    user_id: id,
  });

  const rows = await AuditRow.find({ target_id: id }).lean();
  expect(rows).toMatchObject([{ operation: 'updateMember', actor_id: admin.id, before: {}, after: {} }]);
  expect(JSON.stringify(rows)).not.toMatch(/Osei|phone/);
});
