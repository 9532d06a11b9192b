import { searchProblem } from '@athenaeum/content-contract';
import {
  type FindInArea,
  type PlatformV1,
  type PaletteGroup,
  type PaletteItem,
  sendGraphql,
  splitVerb,
} from '@athenaeum/shell-contract';
import { standingText } from '../../components/standing.messages';
import {
  LearningPaletteDocument,
  LearningPaletteNextDocument,
  type LearningPaletteQuery,
  type PaletteSalonFragment,
} from './__generated__/palette';
import { paletteText } from './palette.messages';
import { nextActions, salonActions, type Verb } from './salonActions';
import { whenOf } from './whenOf';

type SearchCounts = NonNullable<NonNullable<NonNullable<LearningPaletteQuery['search']>['data']>['counts']>;

export const findInArea: FindInArea = async ({ platform, term }) => {
  const { verb, rest } = splitVerb(term, { reserve: paletteText.reserveVerbs, save: paletteText.saveVerbs });
  if (!verb || rest) return search(platform, rest, verb);
  // A verb alone may be a word of a title, too.
  const [next, found] = await Promise.all([nextFor(platform, verb), search(platform, term, null)]);
  return [actionGroup(next), ...found];
};

async function nextFor(platform: PlatformV1, verb: Verb): Promise<PaletteItem[]> {
  const { data } = await sendGraphql(platform, LearningPaletteNextDocument, {});
  return nextActions(platform, data?.salons?.data ?? [], verb);
}

const actionGroup = (items: readonly PaletteItem[]): PaletteGroup => ({
  label: paletteText.actions,
  areActions: true,
  items,
});

async function search(platform: PlatformV1, words: string, verb: Verb | null): Promise<PaletteGroup[]> {
  if (searchProblem(words)) return verb ? unknown() : [];
  const { data } = await sendGraphql(platform, LearningPaletteDocument, { query: words });
  const found = data?.search?.data;
  if (!found) return unknown();
  const salons = [...(found.upcoming ?? []), ...(found.recorded ?? [])];
  return [
    actionGroup(salonActions(platform, salons, verb)),
    { label: paletteText.salons, items: salons.map(salonItem) },
    {
      label: paletteText.library,
      results: verb ? null : resultsOf(found.counts),
      items: [
        ...firstOf(found.pathways, '/pathways/', paletteText.pathway),
        ...firstOf(found.peer_groups, '/peer-groups/', paletteText.peerGroup),
        ...firstOf(found.tags, '/goals/', paletteText.goal),
      ],
    },
  ];
}

/** Nothing found that says nothing about the page of results. */
const unknown = (): PaletteGroup[] => [{ label: paletteText.salons, items: [], results: null }];

/** All that the page of results has of this area. */
const resultsOf = (counts: SearchCounts | null): number | null =>
  counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

const salonItem = (salon: PaletteSalonFragment): PaletteItem => ({
  to: `/salons/${salon.slug}`,
  title: salon.title,
  detail: whenOf(salon),
  note: noteOf(salon),
  isGood: isAttending(salon),
  picture: { kind: 'cover', name: salon.slug, src: salon.thumbnail },
});

function noteOf(salon: PaletteSalonFragment): string | null {
  if (salon.phase === 'LIVE') return standingText.liveNow;
  if (isAttending(salon)) return standingText.attending;
  return salon.my_bookmark ? paletteText.saved : null;
}

const isAttending = ({ phase, my_rsvp }: PaletteSalonFragment): boolean =>
  phase === 'UPCOMING' && my_rsvp?.status === 'RESERVED';

const firstOf = (
  entries: readonly { slug: string; title: string }[] | null,
  base: string,
  detail: string,
): PaletteItem[] =>
  (entries ?? []).slice(0, 1).map(({ slug, title }) => ({ to: `${base}${slug}`, title, detail }));
