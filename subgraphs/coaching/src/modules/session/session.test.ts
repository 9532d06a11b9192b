import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCoach, aSession } from '../../testing/factories';

const world = openForFile(() => createTestWorld(subgraph));

interface SessionsAnswer {
  sessions: { ok: boolean; code: string | null; count: number | null; data: { id: string }[] | null };
}
const SESSIONS = 'query ($input: SessionsInput) { sessions(input: $input) { ok code count data { id } } }';
const CONTRIBUTED =
  'query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) { ... on User { sessions { id } } } }';

it('asks a visitor to sign in', async () => {
  const { sessions } = await world.run<SessionsAnswer>(visitor, SESSIONS);

  expect(sessions).toEqual({ ok: false, code: 'UNAUTHENTICATED', count: null, data: null });
});

it.each(['member', 'coach', 'support', 'editor'] as const)(
  'gives a %s nothing of another member, by list or by reference',
  async (role) => {
    const { user_id } = await aSession();
    const other = viewerOf('somebody-else', role);

    const named = await world.run<SessionsAnswer>(other, SESSIONS, { input: { user_id } });
    const own = await world.run<SessionsAnswer>(other, SESSIONS);
    const contributed = await world.run(other, CONTRIBUTED, { id: user_id });

    expect(named.sessions).toEqual({ ok: false, code: 'FORBIDDEN', count: null, data: null });
    expect(own.sessions).toMatchObject({ ok: true, count: 0 });
    expect(contributed).toEqual({ _entities: [{ sessions: null }] });
  },
);

it('gives an admin the sessions of a named member', async () => {
  const { _id, user_id } = await aSession();
  const admin = viewerOf('admin-1', 'admin');

  const named = await world.run<SessionsAnswer>(admin, SESSIONS, { input: { user_id } });
  const contributed = await world.run(admin, CONTRIBUTED, { id: user_id });

  expect(named.sessions.data).toEqual([{ id: _id }]);
  expect(contributed).toEqual({ _entities: [{ sessions: [{ id: _id }] }] });
});

it('lists the member’s own, latest first, with the coach, and by status', async () => {
  const coach = await aCoach({ name: 'Maya Example' });
  const earlier = await aSession({
    user_id: 'me',
    coach_id: coach._id,
    session_date: 1_000,
    status: 'Cancelled',
  });
  const later = await aSession({ user_id: 'me', coach_id: coach._id, session_date: 2_000 });

  const all = await world.run(
    viewerOf('me'),
    '{ sessions { count data { id session_date duration status coach { name } } } }',
  );
  const cancelled = await world.run<SessionsAnswer>(viewerOf('me'), SESSIONS, {
    input: { status: { equals: 'Cancelled' } },
  });

  const shown = { duration: 60, coach: { name: 'Maya Example' } };
  expect(all).toEqual({
    sessions: {
      count: 2,
      data: [
        { id: later._id, session_date: 2_000, status: 'Scheduled', ...shown },
        { id: earlier._id, session_date: 1_000, status: 'Cancelled', ...shown },
      ],
    },
  });
  expect(cancelled.sessions.data).toEqual([{ id: earlier._id }]);
});

it('takes as many reads for many sessions as for one', async () => {
  for (let index = 0; index < 10; index++) {
    const coach = await aCoach();
    await aSession({ user_id: 'busy', coach_id: coach._id, session_date: index });
  }
  const page = (take: number) =>
    world.countReads(() =>
      world.run(viewerOf('busy'), `{ sessions(input: { take: ${take} }) { count data { coach { name } } } }`),
    );

  expect(await page(10)).toBe(2);
  expect(await page(1)).toBe(2);
});
