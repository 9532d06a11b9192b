import { createTestPlatform, failWith, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { waitFor } from '@testing-library/react';
import { ClickToConnectDocument } from '../../components/connection/__generated__/connection';
import { CommunityPaletteDocument, type PaletteMemberFragment } from './__generated__/palette';
import { findInArea } from './findInArea';

const joanna: PaletteMemberFragment = {
  id: 'jo',
  slug: null,
  name: 'Joanna Whitfield',
  avatar: null,
  title: 'Board Chair',
  company: 'Harrow Mutual',
  nearest_regional_hub: 'Boston',
  connection: null,
};
const known = (status: 'ACCEPTED' | 'PENDING' | 'WITHDRAWN') => ({
  id: 'c',
  user_id: 'jo',
  request_user_id: testMember.id,
  status,
});
const find = async (term: string, found = [joanna], platform = createTestPlatform()) => {
  respond(CommunityPaletteDocument, { users: { ok: true, count: 7, data: found } });
  const [actions, members] = await findInArea({ platform, term });
  return { actions: actions!.items, members: members! };
};

it('finds members whom the directory lists', async () => {
  const { actions, members } = await find('board');

  expect(sent(CommunityPaletteDocument)).toEqual([
    {
      input: expect.objectContaining({ search: 'board', hide_from_directory: { equals: false } }) as object,
    },
  ]);
  expect(actions).toEqual([]);
  expect(members).toEqual({
    label: 'Members',
    items: [
      {
        to: '/community/members/jo',
        title: 'Joanna Whitfield',
        detail: 'Board Chair, Harrow Mutual',
        note: 'Boston',
        picture: { kind: 'portrait', name: 'Joanna Whitfield', src: null },
      },
    ],
    shown: 2,
    results: 7,
  });
});

it('asks a member to connect by the verb', async () => {
  respond(ClickToConnectDocument, {
    upsertProspectiveUserConnection: {
      ok: true,
      code: null,
      message: null,
      fields: null,
      data: known('PENDING'),
    },
  });
  const platform = createTestPlatform();

  const { actions, members } = await find('connect joanna', [joanna], platform);

  expect(sent(CommunityPaletteDocument)).toMatchObject([{ input: { search: 'joanna' } }]);
  expect(actions.map(({ title }) => title)).toEqual(['Connect with Joanna Whitfield']);
  expect(members.results).toBeNull();
  actions[0]!.act!();
  await waitFor(() =>
    expect(platform.events).toContainEqual({
      type: 'notify',
      message: 'You asked Joanna Whitfield to connect.',
    }),
  );
  expect(sent(ClickToConnectDocument)).toEqual([
    { input: { requested_id: 'jo', requester_id: testMember.id } },
  ]);
});

it('leads to the directory for the verb alone, which is searched for as a word too', async () => {
  const { actions, members } = await find('connect');

  expect(actions).toEqual([
    expect.objectContaining({ to: '/community/members', title: 'Find a member to connect with' }),
  ]);
  expect(actions[0]!.act).toBeUndefined();
  expect(sent(CommunityPaletteDocument)).toMatchObject([{ input: { search: 'connect' } }]);
  expect(members.results).toBe(7);
});

it('tells why a request was not sent', async () => {
  respond(ClickToConnectDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const platform = createTestPlatform();

  const { actions } = await find('connect joanna', [joanna], platform);
  actions[0]!.act!();

  await waitFor(() => expect(platform.events).toMatchObject([{ type: 'notify' }]));
  expect(platform.events[0]!.message).not.toBe('You asked Joanna Whitfield to connect.');
});

it.each([
  ['is connected', { ...joanna, connection: known('ACCEPTED') }],
  ['was asked', { ...joanna, connection: known('PENDING') }],
  ['is the viewer', { ...joanna, id: testMember.id }],
])('does not ask a member who %s', async (_case, member) => {
  const { actions } = await find('connect joanna', [member]);
  expect(actions).toEqual([]);
});

it.each([
  ['inv', ['/refer']],
  ['refer somebody', ['/refer']],
  ['in', []],
  ['invisible', []],
])('for %j offers to invite a friend: %j', async (term, paths) => {
  const { actions } = await find(term, []);
  expect(actions.map(({ to }) => to)).toEqual(paths);
});
