import { type FindInArea, sendGraphql } from '@athenaeum/shell-contract';
import { CommunityPaletteDocument } from './__generated__/palette';
import { paletteText } from './palette.messages';

/** Those whom the directory lists. */
const LISTED = { relationship_type: { in: ['Member', 'Athena'] }, hide_from_directory: { equals: false } };

export const findInArea: FindInArea = async ({ platform, term }) => {
  const input = { ...LISTED, search: term, take: 2 };
  const { data } = await sendGraphql(platform, CommunityPaletteDocument, { input });
  const items = (data?.users?.data ?? []).map(({ name, ...member }) => ({
    to: `/community/members/${member.slug ?? member.id}`,
    title: name ?? '',
    detail: [member.title, member.company].filter(Boolean).join(', '),
    note: member.nearest_regional_hub,
    picture: { kind: 'portrait' as const, name: name ?? '', src: member.avatar },
  }));
  return [{ label: paletteText.members, items }];
};
