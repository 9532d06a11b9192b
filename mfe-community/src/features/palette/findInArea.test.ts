import { createTestPlatform, respond, sent } from '@athenaeum/shell-contract/testing';
import { CommunityPaletteDocument } from './__generated__/palette';
import { findInArea } from './findInArea';

it('finds members whom the directory lists', async () => {
  respond(CommunityPaletteDocument, {
    users: {
      ok: true,
      data: [
        {
          id: 'jo',
          slug: null,
          name: 'Joanna Whitfield',
          avatar: null,
          title: 'Board Chair',
          company: 'Harrow Mutual',
          nearest_regional_hub: 'Boston',
        },
      ],
    },
  });

  const groups = await findInArea({ platform: createTestPlatform(), term: 'board' });

  expect(sent(CommunityPaletteDocument)).toEqual([
    {
      input: expect.objectContaining({ search: 'board', hide_from_directory: { equals: false } }) as object,
    },
  ]);
  expect(groups).toEqual([
    {
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
    },
  ]);
});
