import { randomUUID } from 'node:crypto';
import { visitor, type Viewer } from '@athenaeum/kit';
import { StoredFile, type FileType } from '@athenaeum/kit/files';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMember, aUser } from '../../testing/factories';
import { User, type UserRow } from '../user/user.model';

const PROFILE = `id version first_name title summary languages thought_leadership_topics linkedin_url profile_progress
  persona avatar goals { id title type current created_at } documents { id title type url }
  board_experiences { id title type role start_year end_year current comitees }
  visibility { section visibility } completeness { part done }`;
const SAVE = `mutation ($input: ProfileInput!) { profile(input: $input) {
  ok code message fields data { ${PROFILE} } latest { ${PROFILE} } } }`;

// Tests read profiles of every shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
interface Answer extends ResultOf<any> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  latest: any;
}

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  // The collection in which the gateway records uploads.
  await StoredFile.createCollection();
});

const save = async (viewer: Viewer, input: object): Promise<Answer> =>
  (await world.run<{ profile: Answer }>(viewer, SAVE, { input })).profile;
const stored = (id: string) => User.findById(id).lean<UserRow>();
const told = async (id: string) =>
  (
    await OutboxMessage.find({ subject: `update_contact:${id}` })
      .sort({ place: 1 })
      .lean()
  ).map(({ payload }) => (payload as { data: object }).data);

async function anUpload(owner_id: string, type: FileType = 'application/pdf'): Promise<string> {
  const key = `profile-docs/${randomUUID()}.${type.split('/')[1]}`;
  const now = Date.now();
  await StoredFile.create({
    ...{ key, owner_id, type, folder: 'profile-docs', name: 'cv.pdf', bytes: 9 },
    ...{ state: 'waiting', created_at: now, since: now },
  });
  return key;
}
const stateOf = async (key: string) => (await StoredFile.findOne({ key }).lean())!.state;

describe('is refused', () => {
  it('to a visitor, and for anybody but the member', async () => {
    const [member, other] = [await aMember(), await aMember({ title: 'Chair' })];

    expect(await save(visitor, { title: 'x' })).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(await save(member, { id: other.id, title: 'x' })).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect((await stored(other.id))!.title).toBe('Chair');
  });

  it.each(['isAdmin', 'credits', 'relationship_type', 'email', 'slug', 'portal_nda_agreement_date', 'tags'])(
    'for %s, which members cannot set',
    async (field) => {
      const { errors } = await world.execute(await aMember(), {
        query: SAVE,
        variables: { input: { [field]: 'x' } },
      });

      expect(errors?.[0]?.message).toContain(field);
    },
  );

  it.each([
    [{}, ''],
    [{ title: 'x', company: 'y' }, ''],
    [{ title: 'x', goals: [] }, ''],
    [{ fields: {} }, 'fields'],
  ])('for more or less than one part: %o', async (input, field) => {
    const answer = await save(await aMember(), input);

    expect(answer).toMatchObject({ ok: false, code: 'INVALID' });
    expect(Object.keys(answer.fields!)).toEqual([field]);
  });

  const board = { title: 'Halden', type: 'Public Board', role: 'Chair' };
  it.each([
    [{ first_name: '  ' }, 'first_name', 'First name is required'],
    [{ last_name: '' }, 'last_name', 'Last name is required'],
    [{ leadership_summary: 'x'.repeat(81) }, 'leadership_summary', 'Keep it to 80 characters'],
    [{ summary: 'x'.repeat(32_001) }, 'summary', 'Keep it to 32000 characters'],
    [{ demographics: 'x'.repeat(5001) }, 'demographics', 'Keep it to 5000 characters'],
    [
      { thought_leadership_topics: ['ok', 'x'.repeat(56)] },
      'thought_leadership_topics.1',
      'Keep it to 55 characters',
    ],
    [{ languages: ['English', '  '] }, 'languages.1', 'Fill this in or remove it'],
    [{ persona: ['x'.repeat(700), 'y'.repeat(600)] }, 'persona', 'Keep it to 1200 characters'],
    [{ age_bracket: '18' }, 'age_bracket', 'Choose one of the options'],
    [{ financial_expert: 'Perhaps' }, 'financial_expert', 'Choose one of the options'],
    [{ phone: 'call me' }, 'phone', 'The phone number has the incorrect format'],
    [{ linkedin_url: 'javascript:alert(1)' }, 'linkedin_url', expect.stringContaining('full web address')],
    [{ avatar: 'https://elsewhere.example/me.png' }, 'avatar', 'Upload the picture first'],
    [{ board_experiences: [{ ...board, title: ' ' }] }, 'board_experiences.0.title', 'Company is required'],
    [
      { board_experiences: [{ ...board, type: 'Garden' }] },
      'board_experiences.0.type',
      'Choose a board type',
    ],
    [
      { board_experiences: [{ ...board, start_year: 2020, end_year: 2010 }] },
      'board_experiences.0.start_year',
      'The start year cannot be after the end year',
    ],
    [
      { board_experiences: [{ ...board, start_year: 3020 }] },
      'board_experiences.0.start_year',
      'Enter a year from 1940 to this year',
    ],
    [{ goals: [{ title: 'x', type: 'Wish' }] }, 'goals.0.type', 'Choose what kind of goal this is'],
    [
      {
        documents: [
          { key: 'profile-docs/a.pdf', title: 'CV.pdf', type: 'Bio' },
          { key: 'profile-docs/b.pdf', title: 'cv.PDF', type: 'Other' },
        ],
      },
      'documents.1.title',
      'Please do not upload duplicated files.',
    ],
    [
      { visibility: [{ section: 'email', visibility: 'public' }] },
      'visibility.0.section',
      expect.any(String),
    ],
  ])('with a sentence beside the field (%#)', async (input, field, message) => {
    const member = await aMember();

    const answer = await save(member, input);

    expect(answer).toMatchObject({ ok: false, code: 'INVALID', data: null, latest: null });
    expect(answer.fields).toMatchObject({ [field]: message });
    expect((await stored(member.id))!.version).toBe(0);
    expect(await told(member.id)).toEqual([]);
  });

  it.each(['goals', 'board_experiences', 'documents'])(
    'for an id among %s that is not the member’s',
    async (part) => {
      const other = await aUser({
        goals: [{ id: 'foreign', title: 'Chair', type: 'Barrier', current: 'true', created_at: 1 }],
      });
      const entry = { id: other.goals[0]!.id, title: 'Mine now' };
      const type = { goals: 'Barrier', board_experiences: 'Public Board', documents: 'Bio' }[part];

      expect(await save(await aMember(), { [part]: [{ ...entry, type }] })).toMatchObject({
        ok: false,
        code: 'NOT_FOUND',
      });
      expect((await stored(other._id))!.goals[0]!.title).toBe('Chair');
    },
  );
});

describe('a field', () => {
  it('is saved trimmed, and reported to the CRM', async () => {
    const member = await aMember();

    const { ok, data } = await save(member, { title: '  Chief Executive  ' });

    expect(ok).toBe(true);
    expect(data).toMatchObject({ title: 'Chief Executive', version: 1 });
    expect(await told(member.id)).toEqual([{ title: 'Chief Executive' }]);
  });

  it('without a difference changes and reports nothing', async () => {
    const member = await aMember({ title: 'Chief Executive' });

    expect((await save(member, { title: 'Chief Executive', version: 0 })).data.version).toBe(0);
    expect(await told(member.id)).toEqual([]);
  });

  it('of several values is split at semicolons, without duplicates', async () => {
    const { data } = await save(await aMember(), { languages: ['English; Igbo', 'english', 'Other: Efik'] });

    expect(data.languages).toEqual(['English', 'Igbo', 'Other: Efik']);
  });

  it('is saved with the others of its form, or none is', async () => {
    const member = await aMember({ title: 'Before' });

    const refused = await save(member, { fields: { title: 'After', last_name: '' } });
    expect(refused.fields).toEqual({ 'fields.last_name': 'Last name is required' });
    expect((await stored(member.id))!.title).toBe('Before');

    const { data } = await save(member, {
      fields: { title: 'After', linkedin_url: 'www.linkedin.com/in/amara' },
    });
    expect(data).toMatchObject({ title: 'After', linkedin_url: 'https://www.linkedin.com/in/amara' });
    expect(await told(member.id)).toEqual([
      { title: 'After', linkedin_url: 'https://www.linkedin.com/in/amara' },
    ]);
  });
});

describe('two tabs', () => {
  const EXPERIENCES = [{ title: 'Halden' }, { title: 'Orrin' }];

  it('that save the same array never lose an entry silently', async () => {
    const member = await aMember();
    const first = await save(member, { board_experiences: [EXPERIENCES[0]], version: 0 });

    const second = await save(member, { board_experiences: [EXPERIENCES[1]], version: 0 });

    expect(second).toMatchObject({ ok: false, code: 'CONFLICT', data: null });
    expect(second.message).toMatch(/changed somewhere else/);
    expect(second.latest).toMatchObject({ version: 1, board_experiences: [{ title: 'Halden' }] });
    const kept = first.data.board_experiences[0];
    const again = await save(member, {
      board_experiences: [{ id: kept.id, title: 'Halden' }, EXPERIENCES[1]],
      version: 1,
    });
    expect(again.data.board_experiences).toMatchObject([kept, { title: 'Orrin' }]);
  });

  it('at the same time are serialised', async () => {
    const member = await aMember();

    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((language) => save(member, { languages: [language], version: 0 })),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(3);
    expect((await stored(member.id))!.languages).toHaveLength(1);
  });

  it('that save different parts do not conflict', async () => {
    const member = await aMember();

    const answers = await Promise.all([
      save(member, { languages: ['English'], version: 0 }),
      save(member, { summary: 'A life in logistics.', version: 0 }),
      save(member, {
        goals: [{ title: 'Chair', type: 'Career Goal' }],
        goal_type: 'Career Goal',
        version: 0,
      }),
      save(member, {
        goals: [{ title: 'Risk', type: 'Learning Goal' }],
        goal_type: 'Learning Goal',
        version: 0,
      }),
    ]);

    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await stored(member.id)).toMatchObject({ languages: ['English'], version: 4 });
    expect((await stored(member.id))!.goals).toHaveLength(2);
  });

  it('without a version may add to an array, and not remove from it', async () => {
    const member = await aMember({ languages: ['English', 'Igbo'] });

    expect(await save(member, { languages: ['English', 'Igbo', 'Efik'] })).toMatchObject({ ok: true });
    expect(await save(member, { languages: ['English'] })).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it('that hide one thing and write another leave nothing findable that is hidden', async () => {
    const member = await aMember({ visibility: { persona: 'public' }, persona: ['Founder'] });

    await Promise.all([
      save(member, { visibility: [{ section: 'persona', visibility: 'private' }] }),
      save(member, { city: 'Lagos' }),
      save(member, { summary: 'A life in logistics.' }),
    ]);

    // Not selected by default, so not in the type of a row.
    const { findable } = (await User.findById(member.id).select('+findable').lean()) as unknown as {
      findable: Record<string, { values: string[] }>;
    };
    expect(findable.everyone!.values).not.toContain('persona=Founder');
    expect(findable.hidden!.values).toContain('persona=Founder');
  });
});

describe('an array that is sent twice', () => {
  it('has one effect', async () => {
    const member = await aMember();
    const key = await anUpload(member.id);
    const inputs = [
      { board_experiences: [{ title: 'Halden', current: true, comitees: ['Audit; Risk'] }], version: 0 },
      { goals: [{ title: 'Chair', type: 'Career Goal' }], version: 1 },
      { documents: [{ key, title: 'CV.pdf', type: 'Bio' }], version: 2 },
    ];

    for (const input of inputs) {
      const once = await save(member, input);
      const twice = await save(member, input);

      expect(once.ok).toBe(true);
      expect(twice).toEqual(once);
    }
  });
});

describe('goals', () => {
  it('are reconciled: new ones created, missing ones removed, the rest updated in place', async () => {
    const member = await aMember();
    const title = (name: string, current = 'true') => ({ title: name, type: 'Career Goal', current });
    const first = await save(member, { goals: [title('Chair'), title('Exit')], version: 0 });
    const chair = first.data.goals[0];

    const { data } = await save(member, { goals: [title('Chair', 'false'), title('Found')], version: 1 });

    expect(data.goals).toEqual([
      { ...chair, current: 'false' },
      expect.objectContaining({ title: 'Found', current: 'true' }),
    ]);
    expect((await told(member.id)).at(-1)).toEqual({
      goals: [
        { title: 'Chair', type: 'Career Goal', created_at: chair.created_at },
        expect.objectContaining({ title: 'Found' }),
      ],
    });
  });

  it('of one kind are saved without touching the others', async () => {
    const member = await aMember();
    await save(member, {
      goals: [
        { title: 'Chair', type: 'Career Goal' },
        { title: 'Time', type: 'Barrier' },
      ],
    });

    const { data } = await save(member, { goals: [], goal_type: 'Barrier', version: 1 });

    expect(data.goals).toMatchObject([{ title: 'Chair' }]);
  });
});

it('a current board experience has no end year', async () => {
  const { data } = await save(await aMember(), {
    board_experiences: [{ title: 'Halden', start_year: 2019, end_year: 2001, current: true }],
  });

  expect(data.board_experiences).toMatchObject([{ start_year: 2019, end_year: null, current: true }]);
});

describe('files', () => {
  it('become a document or an avatar when they are the member’s and of the right kind', async () => {
    const member = await aMember();
    const [pdf, picture] = [await anUpload(member.id), await anUpload(member.id, 'image/webp')];

    const saved = await save(member, {
      documents: [{ key: pdf, title: 'CV.pdf', type: 'Executive Resume' }],
    });
    expect(saved.data.documents).toMatchObject([
      { title: 'CV.pdf', url: expect.stringContaining('/files/documents/') },
    ]);
    expect((await save(member, { avatar: picture })).data.avatar).toMatch(/^\/files\/portraits\//);
    expect([await stateOf(pdf), await stateOf(picture)]).toEqual(['kept', 'kept']);

    await save(member, { documents: [], version: 2 });
    await save(member, { avatar: null });
    expect([await stateOf(pdf), await stateOf(picture)]).toEqual(['leaving', 'leaving']);
  });

  it('of others, and of another kind, are refused alike', async () => {
    const member = await aMember();
    const other = await aMember();
    const wrong = [await anUpload(member.id, 'image/png'), await anUpload(other.id), 'profile-docs/none.pdf'];

    for (const key of wrong)
      expect(await save(member, { documents: [{ key, title: 'CV.pdf', type: 'Bio' }] })).toMatchObject({
        ok: false,
        code: 'INVALID',
        fields: { 'documents.0.key': 'Documents are PDF files.' },
      });
    for (const key of [await anUpload(member.id), await anUpload(other.id, 'image/png')])
      expect(await save(member, { avatar: key })).toMatchObject({
        fields: { avatar: 'Upload the picture first' },
      });
    expect(await stateOf(wrong[1]!)).toBe('waiting');
  });
});

it('hides a section on the next read, and shows members how others see them', async () => {
  const member = await aMember({ summary: 'A life in logistics.', title: 'Chief Executive' });
  const other = await aMember();
  const summaryFor = async (viewer: Viewer) =>
    (
      await world.run<{ user: { data: { summary: string | null } } }>(
        viewer,
        'query ($id: ID!) { user(input: { id: $id }) { data { summary } } }',
        { id: member.id },
      )
    ).user.data.summary;
  const as = async (audience: string) =>
    (
      await world.run<{ profileAs: { data: object } }>(
        member,
        `query ($audience: String!) { profileAs(audience: $audience) { data {
          title summary visibility { section } completeness { part } connections { id } needs_agreement version } } }`,
        { audience },
      )
    ).profileAs.data;
  expect(await summaryFor(other)).toBe('A life in logistics.');

  await save(member, { visibility: [{ section: 'summary', visibility: 'connections' }] });

  expect(await summaryFor(other)).toBeNull();
  const nothingElse = {
    visibility: null,
    completeness: null,
    connections: null,
    needs_agreement: null,
    version: null,
  };
  expect(await as('everyone')).toEqual({ title: 'Chief Executive', summary: null, ...nothingElse });
  expect(await as('connections')).toMatchObject({ summary: 'A life in logistics.' });
});

it('lists what a profile still lacks', async () => {
  const { data } = await save(await aMember(), { languages: ['English'] });

  const done = data.completeness.filter(({ done }: { done: boolean }) => done);
  expect(done).toEqual([{ part: 'languages', done: true }]);
  expect(data.profile_progress).toBe(8);
});

it('is saved with a constant number of reads', async () => {
  const member = await aMember({ goals: [] });
  const many = Array.from({ length: 50 }, (_, n) => ({ title: `Goal ${n}`, type: 'Career Goal' }));

  const one = await world.countReads(() => save(member, { goals: many.slice(0, 1) }));
  const fifty = await world.countReads(() => save(member, { goals: many, version: 1 }));

  expect(fifty).toBe(one);
});
