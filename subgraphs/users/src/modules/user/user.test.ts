import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aConnection, aMember, aUser } from '../../testing/factories';
import { Connection } from '../connection/connection.model';
import { User } from './user.model';

type Answer = ResultOf<Record<string, unknown> | null>;

const FIND = `query ($input: UserInput!) { user(input: $input) { ok code message data { id name email phone title summary persona } } }`;
const ME = `{ me { ok code data { id email needs_agreement connections { status } visibility { section visibility } } } }`;

const world = openForFile(() => createTestWorld(subgraph));

const find = async (viewer: ReturnType<typeof viewerOf>, input: object) =>
  (await world.run<{ user: Answer }>(viewer, FIND, { input })).user;
const REFERENCE = `query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) { ... on User { id } } }`;
/** As another domain's answer refers to a member. */
const referred = async (viewer: ReturnType<typeof viewerOf>, id: string) =>
  (await world.run<{ _entities: ({ id: string } | null)[] }>(viewer, REFERENCE, { id }))._entities[0];
const me = async (viewer: ReturnType<typeof viewerOf>) => (await world.run<{ me: Answer }>(viewer, ME)).me;

describe('a profile is refused', () => {
  it('to a visitor, for any member', async () => {
    const user = await aUser();

    expect(await find(visitor, { id: user._id })).toMatchObject({
      ok: false,
      code: 'UNAUTHENTICATED',
      data: null,
    });
    expect(await me(visitor)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED', data: null });
  });

  it('to a prospect, except their own', async () => {
    const prospect = await aUser({ relationship_type: 'Prospect' });
    const viewer = viewerOf(prospect._id, 'prospect');

    expect(await find(viewer, { id: (await aUser())._id })).toMatchObject({ code: 'NOT_FOUND', data: null });
    expect(await find(viewer, { id: prospect._id })).toMatchObject({
      ok: true,
      data: { email: prospect.email },
    });
  });

  it('to members when it is a prospect’s or a closed account’s, like one that does not exist', async () => {
    const viewer = await aMember();
    const missing = await find(viewer, { id: 'nobody' });

    const prospect = await find(viewer, { id: (await aUser({ relationship_type: 'Prospect' }))._id });
    const closed = await find(viewer, { id: (await aUser({ disabled: true }))._id });

    expect(missing).toMatchObject({ ok: false, code: 'NOT_FOUND', data: null });
    expect(prospect).toEqual(missing);
    expect(closed).toEqual(missing);
  });

  it('by email to anyone but the owner and admins', async () => {
    const user = await aUser({ email: 'Priya@Example.org' });

    expect(await find(await aMember(), { email: user.email })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await find(viewerOf('staff', 'member', 'support', 'editor'), { email: user.email })).toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
    expect(await find(viewerOf(user._id), { email: ' PRIYA@example.org' })).toMatchObject({ ok: true });
    expect(await find(viewerOf('staff', 'member', 'admin'), { email: user.email })).toMatchObject({
      ok: true,
    });
  });

  it.each([{}, { id: 'a', slug: 'b' }, { email: '' }, { slug: null }])('for the lookup %p', async (input) => {
    expect(await find(await aMember(), input)).toMatchObject({ ok: false, code: 'INVALID' });
  });

  it('with operators for a slug', async () => {
    const { errors } = await world.execute(await aMember(), {
      query: FIND,
      variables: { input: { slug: { $ne: null } } },
    });

    expect(errors).toHaveLength(1);
  });
});

describe('a profile shows', () => {
  it('public sections to members, by id and by slug', async () => {
    const user = await aUser({ title: 'Chair', summary: 'Since 2009', persona: ['Sitting director'] });
    const seen = { id: user._id, name: 'Ngozi Eze', title: 'Chair', summary: 'Since 2009' };

    for (const input of [{ id: user._id }, { slug: user.slug }])
      expect(await find(await aMember(), input)).toMatchObject({
        ok: true,
        data: { ...seen, email: null, phone: null, persona: null },
      });
  });

  it('what is for connections only while they are connected, and never email or phone', async () => {
    const user = await aUser({
      summary: 'For friends',
      visibility: { summary: 'connections' },
      phone: '+1 555',
    });
    const viewer = await aMember();
    const connection = await aConnection(viewer.id, user._id);

    expect((await find(viewer, { id: user._id })).data).toMatchObject({
      summary: 'For friends',
      email: null,
      phone: null,
    });

    for (const status of ['PENDING', 'DECLINED', 'WITHDRAWN', 'BLOCKED'] as const) {
      const blocked_by = status === 'BLOCKED' ? viewer.id : null;
      await Connection.updateOne({ _id: connection._id }, { status, blocked_by });
      expect((await find(viewer, { id: user._id })).data).toMatchObject({ summary: null });
    }
  });

  it.each(['member', 'coach', 'support', 'editor', 'admin'] as const)('members to a %s', async (role) => {
    const user = await aUser();

    expect(await find(viewerOf('viewer-1', role), { id: user._id })).toMatchObject({ ok: true });
  });

  it('a member who has blocked the viewer as unknown to that viewer, and to everyone else as before', async () => {
    const user = await aUser();
    const viewer = await aMember();
    await aConnection(viewer.id, user._id, { status: 'BLOCKED', blocked_by: user._id });
    const coach = { ...viewer, ...viewerOf(viewer.id, 'member', 'coach') };
    const nobody = await find(viewer, { slug: 'nobody-at-all' });

    for (const input of [{ id: user._id }, { slug: user.slug }]) {
      expect(await find(viewer, input)).toEqual(nobody);
      expect(await find(coach, input)).toEqual(nobody);
      expect(await find(await aMember(), input)).toMatchObject({ ok: true });
      expect(await find(viewerOf(viewer.id, 'member', 'admin'), input)).toMatchObject({ ok: true });
    }
    expect(await find(viewerOf(user._id), { id: viewer.id })).toMatchObject({ ok: true });
    expect(await referred(viewer, user._id)).toBeNull();
    // The name of somebody in a session with the viewer, or of an applicant.
    expect(await referred(coach, user._id)).toMatchObject({ id: user._id });
  });

  it('a lapsed member to admins, staff who work with members, and contacts alone', async () => {
    const user = await aUser({ subscription_end_date: Date.now() - 1 });
    const [stranger, connected] = [await aMember(), await aMember()];
    await aConnection(connected.id, user._id);
    const nobody = await find(stranger, { slug: 'nobody-at-all' });

    for (const input of [{ id: user._id }, { slug: user.slug }]) {
      expect(await find(stranger, input)).toEqual(nobody);
      for (const viewer of [connected, viewerOf(user._id, 'prospect'), viewerOf('a', 'member', 'admin')])
        expect(await find(viewer, input)).toMatchObject({ ok: true });
    }
    expect(await find(viewerOf('c', 'member', 'coach'), { id: user._id })).toMatchObject({ ok: true });
    expect(await find(viewerOf('c', 'member', 'coach'), { slug: user.slug })).toEqual(nobody);
  });

  it('by a slug that is not in the directory only to the member, admins and contacts of the member', async () => {
    const hidden = await aUser({ hide_from_directory: true });
    const [stranger, connected, asking, asked] = [
      await aMember(),
      await aMember(),
      await aMember(),
      await aMember(),
    ];
    await aConnection(connected.id, hidden._id);
    await aConnection(asking.id, hidden._id, { status: 'PENDING' });
    await aConnection(hidden._id, asked.id, { status: 'PENDING' });
    const bySlug = async (viewer: ReturnType<typeof viewerOf>) =>
      (await find(viewer, { slug: hidden.slug })).code ?? 'found';
    const nobody = await find(stranger, { slug: 'nobody-at-all' });

    expect(await find(stranger, { slug: hidden.slug })).toEqual(nobody);
    expect(await bySlug(asking)).toBe('NOT_FOUND');
    for (const viewer of [viewerOf(hidden._id), viewerOf('admin-1', 'member', 'admin'), connected, asked])
      expect(await bySlug(viewer)).toBe('found');
    // References by id, such as an RSVP to the same salon, resolve as before.
    expect(await find(stranger, { id: hidden._id })).toMatchObject({ ok: true });
  });

  it('a section with "community", and hides one with an unknown value', async () => {
    const user = await aUser({
      persona: ['Founder'],
      summary: 'Hidden',
      visibility: { persona: 'community', summary: 'everybody?' },
    });

    expect((await find(await aMember(), { id: user._id })).data).toMatchObject({
      persona: ['Founder'],
      summary: null,
    });
  });

  it('one field apart from its section when that was chosen', async () => {
    const user = await aUser({
      title: 'Chair',
      company: 'Lagan Bank',
      visibility: { header: 'private', title: 'public' },
    });

    expect((await find(await aMember(), { id: user._id })).data).toMatchObject({ title: 'Chair' });
  });

  it('a hidden section no more on the next read', async () => {
    const user = await aUser({ summary: 'Now you see it' });
    const viewer = await aMember();
    expect((await find(viewer, { id: user._id })).data).toMatchObject({ summary: 'Now you see it' });

    const row = await User.findById(user._id).orFail();
    row.set('visibility', { summary: 'private' });
    await row.save();

    expect((await find(viewer, { id: user._id })).data).toMatchObject({ summary: null });
  });

  it('everything to the member', async () => {
    const user = await aUser({ visibility: { summary: 'private' }, phone: '+1 555' });

    const own = await me(viewerOf(user._id));

    expect(own.data).toMatchObject({
      id: user._id,
      email: user.email,
      needs_agreement: false,
      connections: [],
    });
    expect(own.data?.visibility).toContainEqual({ section: 'summary', visibility: 'private' });
    expect(own.data?.visibility).toContainEqual({ section: 'goals', visibility: 'private' });
  });
});

it('answers "please sign in" when the account of a session is gone', async () => {
  expect(await me(viewerOf('deleted'))).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
});

it('resolves references from other domains in one read, through the same policy', async () => {
  const viewer = await aMember();
  const known = await aUser({ summary: 'Known' });
  const prospect = await aUser({ relationship_type: 'Prospect' });
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on User { id name email summary } } }`;
  const of = [known, prospect].map(({ _id }) => ({ __typename: 'User', id: _id }));
  let answer: unknown;

  const reads = await world.countReads(async () => {
    answer = await world.run(viewer, query, { of });
  });

  expect(answer).toEqual({
    _entities: [{ id: known._id, name: 'Ngozi Eze', email: null, summary: 'Known' }, null],
  });
  expect(reads).toBe(1);
});

it('keeps one account per address and one page per slug, also for concurrent sign-ups', async () => {
  const twins = { email: 'twin@example.org', slug: 'twin' };

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => aUser(twins)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('refuses updates around the model of fields that decide what others find', async () => {
  const { _id } = await aUser();

  await expect(User.updateOne({ _id }, { summary: 'Around' })).rejects.toThrow(/load the user and save it/);
  await expect(User.updateOne({ _id }, { $set: { 'visibility.summary': 'private' } })).rejects.toThrow();
  await expect(User.updateMany({}, { $push: { languages: 'Twi' } })).rejects.toThrow();
  await expect(User.updateOne({ _id }, { intake_form_status: true })).resolves.toMatchObject({
    matchedCount: 1,
  });
});

it('gives an uploaded portrait as its address, never as the storage key', async () => {
  const viewer = await aMember();
  const avatarOf = async (avatar: string | null) => {
    const { _id } = await aUser({ avatar });
    const AVATAR = 'query ($id: ID!) { user(input: { id: $id }) { data { avatar } } }';
    return (await world.run<{ user: Answer }>(viewer, AVATAR, { id: _id })).user.data?.avatar;
  };

  expect(await avatarOf('profile-docs/0b7e.webp')).toBe('/files/portraits/0b7e.webp');
  expect(await avatarOf('/files/public/portraits/amara.webp')).toBe('/files/public/portraits/amara.webp');
  expect(await avatarOf('opportunities-docs/amara/cv.png')).toBeNull();
  expect(await avatarOf(null)).toBeNull();
});

it('computes how complete a profile is', async () => {
  const empty = await aUser();
  const fuller = await aUser({ avatar: '/a.webp', title: 'Chair', company: 'Lagan Bank', summary: 'x' });

  expect(empty.profile_progress).toBe(0);
  expect(fuller.profile_progress).toBe(25);
});

describe('the zone of a browser', () => {
  const SAVE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok code message data { timezone } } }`;
  const SEE = `query ($input: UserInput!) { user(input: $input) { ok code data { id timezone } } }`;

  it('is stored for the member, for mails, and not shown to others', async () => {
    const user = await aUser();
    const viewer = viewerOf(user._id, 'member');

    const saved = await world.run<{ updateUser: Answer }>(viewer, SAVE, {
      input: { timezone: 'Asia/Tokyo' },
    });
    const seen = await world.run<{ user: Answer }>(await aMember(), SEE, { input: { id: user._id } });

    expect(saved.updateUser).toMatchObject({ ok: true, data: { timezone: 'Asia/Tokyo' } });
    expect(seen.user.data).toEqual({ id: user._id, timezone: null });
  });

  it.each(['Mars/Olympus', '', 'x'.repeat(65)])('is refused when there is none: %j', async (timezone) => {
    const viewer = viewerOf((await aUser())._id, 'member');

    const { updateUser } = await world.run<{ updateUser: Answer }>(viewer, SAVE, { input: { timezone } });

    expect(updateUser).toMatchObject({ ok: false, code: 'INVALID' });
  });
});

describe('the language of an account', () => {
  const SAVE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) {
    ok code data { language browser_language timezone } } }`;
  const SEE = `query ($input: UserInput!) { user(input: $input) { data { id language browser_language } } }`;
  const save = async (viewer: Viewer, input: object) =>
    (await world.run<{ updateUser: Answer }>(viewer, SAVE, { input })).updateUser;

  it('cannot be set by another member', async () => {
    const user = await aUser({ language: 'es', browser_language: 'es' });

    const answer = await save(await aMember(), { id: user._id, language: 'en', browser_language: 'en' });

    expect(answer).toMatchObject({ ok: false, code: 'FORBIDDEN', data: null });
    expect(await User.findById(user._id)).toMatchObject({ language: 'es', browser_language: 'es' });
  });

  it('cannot be read by another member', async () => {
    const user = await aUser({ language: 'es', browser_language: 'es' });

    const seen = await world.run<{ user: Answer }>(await aMember(), SEE, { input: { id: user._id } });

    expect(seen.user.data).toEqual({ id: user._id, language: null, browser_language: null });
  });

  it.each([{ language: 'fr' }, { language: '' }, { browser_language: 'es-MX' }, { browser_language: null }])(
    'must be supported: %j is refused',
    async (input) => {
      const viewer = viewerOf((await aUser())._id, 'member');

      expect(await save(viewer, input)).toMatchObject({ ok: false, code: 'INVALID' });
    },
  );

  it('is chosen, stays while other things are saved, and is removed with null', async () => {
    const viewer = viewerOf((await aUser())._id, 'member');

    const chosen = await save(viewer, { language: 'es' });
    const told = await save(viewer, { timezone: 'Asia/Tokyo', browser_language: 'en' });
    const takenBack = await save(viewer, { language: null });

    expect(chosen.data).toMatchObject({ language: 'es', browser_language: null });
    expect(told.data).toEqual({ language: 'es', browser_language: 'en', timezone: 'Asia/Tokyo' });
    expect(takenBack.data).toEqual({ language: null, browser_language: 'en', timezone: 'Asia/Tokyo' });
  });

  it('is visible to admins', async () => {
    const user = await aUser({ language: 'es', browser_language: 'en' });

    const seen = await world.run<{ user: Answer }>(viewerOf('admin', 'admin'), SEE, {
      input: { id: user._id },
    });

    expect(seen.user.data).toMatchObject({ language: 'es', browser_language: 'en' });
  });
});
