import { type FindInArea, type PaletteItem, sendGraphql, splitVerb } from '@athenaeum/shell-contract';
import { CommunityPaletteDocument, type PaletteMemberFragment } from './__generated__/palette';
import { connecting } from './connecting';
import { paletteText } from './palette.messages';

/** Those whom the directory lists. */
const LISTED = { relationship_type: { in: ['Member', 'Athena'] }, hide_from_directory: { equals: false } };

const MAX_FOUND = 8;
const SHOWN = 2;

export const findInArea: FindInArea = async ({ platform, term }) => {
  const { verb, rest } = splitVerb(term, { connect: paletteText.connectVerbs });
  const input = { ...LISTED, search: rest || term, take: MAX_FOUND };
  const { data } = await sendGraphql(platform, CommunityPaletteDocument, { input });
  const found = data?.users?.data ?? [];
  const isNamed = verb && rest;
  const actions = isNamed
    ? found.slice(0, SHOWN).flatMap((member) => connecting(platform, member))
    : leading(term, verb);
  return [
    { label: paletteText.actions, areActions: true, items: actions },
    {
      label: paletteText.members,
      items: found.map(memberItem),
      shown: SHOWN,
      results: isNamed ? null : (data?.users?.count ?? null),
    },
  ];
};

const memberItem = (member: PaletteMemberFragment): PaletteItem => ({
  to: `/community/members/${member.slug ?? member.id}`,
  title: member.name ?? '',
  detail: [member.title, member.company].filter(Boolean).join(', '),
  note: member.nearest_regional_hub,
  picture: { kind: 'portrait', name: member.name ?? '', src: member.avatar },
});

const leading = (term: string, verb: 'connect' | null): PaletteItem[] =>
  verb ? [directory()] : inviting(term);

/** Where the verb names nobody. */
const directory = (): PaletteItem => ({
  to: '/community/members',
  title: paletteText.connect,
  detail: paletteText.connectDetail,
  icon: 'connect',
});

const MIN_LENGTH = 3;

/** Every member may invite a friend: the line shows for the beginning of one of its verbs. */
function inviting(term: string): PaletteItem[] {
  const [first = ''] = term.toLowerCase().split(/\s+/);
  if (first.length < MIN_LENGTH) return [];
  const isMeant = paletteText.inviteVerbs.split(', ').some((word) => word.startsWith(first));
  return isMeant
    ? [{ to: '/refer', title: paletteText.invite, detail: paletteText.inviteDetail, icon: 'connect' }]
    : [];
}
