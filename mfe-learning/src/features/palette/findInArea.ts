import { searchProblem } from '@athenaeum/content-contract';
import { type FindInArea, type PaletteItem, sendGraphql } from '@athenaeum/shell-contract';
import { formatEventTime } from '@athenaeum/shared-ui';
import { standingText } from '../../components/standing.messages';
import { LearningPaletteDocument, type PaletteSalonFragment } from './__generated__/palette';
import { paletteText } from './palette.messages';

export const findInArea: FindInArea = async ({ platform, term }) => {
  if (searchProblem(term)) return [];
  const { data } = await sendGraphql(platform, LearningPaletteDocument, { query: term });
  const found = data?.search?.data;
  if (!found) return [];
  return [
    {
      label: paletteText.salons,
      items: [...(found.upcoming ?? []), ...(found.recorded ?? [])].map(salonItem),
    },
    {
      label: paletteText.library,
      items: [
        ...firstOf(found.pathways, '/pathways/', paletteText.pathway),
        ...firstOf(found.peer_groups, '/peer-groups/', paletteText.peerGroup),
        ...firstOf(found.tags, '/goals/', paletteText.goal),
      ],
    },
  ];
};

const salonItem = (salon: PaletteSalonFragment): PaletteItem => ({
  to: `/salons/${salon.slug}`,
  title: salon.title,
  detail:
    salon.phase === 'RECORDED'
      ? paletteText.recorded
      : formatEventTime({
          start: salon.date,
          zone: salon.timezone,
          inPerson: salon.event_location !== 'Virtual',
        }).line,
  note: noteOf(salon),
  picture: { kind: 'cover', name: salon.slug, src: salon.thumbnail },
});

function noteOf({ phase, my_rsvp, my_bookmark }: PaletteSalonFragment): string | null {
  if (phase === 'LIVE') return standingText.liveNow;
  if (phase !== 'RECORDED' && my_rsvp?.status === 'RESERVED') return standingText.attending;
  return my_bookmark ? paletteText.saved : null;
}

const firstOf = (
  entries: readonly { slug: string; title: string }[] | null,
  base: string,
  detail: string,
): PaletteItem[] =>
  (entries ?? []).slice(0, 1).map(({ slug, title }) => ({ to: `${base}${slug}`, title, detail }));
