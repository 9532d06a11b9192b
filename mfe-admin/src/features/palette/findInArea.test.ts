import { createTestPlatform, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { MemberPaletteDocument, SalonPaletteDocument } from './__generated__/palette';
import { findInArea } from './findInArea';

const as = (...roles: (typeof testMember)['roles'][number][]) => createTestPlatform({ ...testMember, roles });

beforeEach(() => {
  respond(MemberPaletteDocument, {
    users: {
      ok: true,
      data: [
        {
          id: 'amara',
          name: 'Amara Osei',
          avatar: null,
          title: 'CFO',
          company: null,
          email: 'amara@example.com',
        },
      ],
    },
  });
  respond(SalonPaletteDocument, {
    staffSalons: {
      ok: true,
      data: [
        {
          id: 'ask',
          slug: 'the-ask',
          title: 'The Ask',
          date: Date.UTC(2026, 10, 25, 18),
          timezone: 'America/Los_Angeles',
          event_location: 'Virtual',
        },
      ],
    },
  });
});

it('finds the records of members and salons for an admin', async () => {
  const groups = await findInArea({ platform: as('admin'), term: 'a' });

  const found = groups.filter(({ areActions }) => !areActions);
  expect(found.map(({ label, items }) => [label, items[0]!.to, items[0]!.detail])).toEqual([
    ['Member records', '/admin/members/amara', 'CFO'],
    ['Edit salons', '/admin/content/salons/ask', expect.stringContaining('10 AM PT')],
  ]);
});

it('asks nothing about members for an editor', async () => {
  const groups = await findInArea({ platform: as('editor'), term: 'a' });

  expect(groups.map(({ label }) => label)).toEqual(['Do', 'Edit salons']);
  expect(sent(MemberPaletteDocument)).toEqual([]);
});

it.each([
  ['add sp', ['editor'], ['/admin/content/speakers/new']],
  ['new opp', ['support'], ['/admin/opportunities/new']],
  ['new opp', ['editor'], []],
  ['create peer group', ['admin'], ['/admin/content/peer-groups/new']],
  ['speaker', ['admin'], []],
] as const)('for %j offers to %j to begin %j', async (term, roles, paths) => {
  const [actions] = await findInArea({ platform: as(...roles), term });
  expect(actions!.items.map(({ to }) => to)).toEqual(paths);
});

it('offers every record to begin for the verb alone', async () => {
  const [actions] = await findInArea({ platform: as('admin'), term: 'add' });
  expect(actions!.items).toHaveLength(13);
});
