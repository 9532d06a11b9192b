import {
  type FindInArea,
  type PaletteGroup,
  type PaletteItem,
  type PlatformV1,
  sendGraphql,
  splitVerb,
} from '@athenaeum/shell-contract';
import { nextFree } from '../../components/openings/nextFree';
import { CoachingPaletteDocument, type CoachingPaletteQuery } from './__generated__/palette';
import { paletteText } from './palette.messages';

type Found = NonNullable<NonNullable<CoachingPaletteQuery['coaches']>['data']>[number];

const MAX_COACHES = 100;
const SHOWN = 2;

export const findInArea: FindInArea = async ({ platform, term }) => {
  const { verb, rest } = splitVerb(term, { book: paletteText.bookVerbs });
  if (verb && !rest) return soonest(platform);
  const { data } = await sendGraphql(platform, CoachingPaletteDocument, { search: rest });
  const found = data?.coaches?.data ?? [];
  const bookable = found.filter(({ next_free }) => next_free).map(booking);
  return [
    actionGroup(bookable.slice(0, verb ? SHOWN : 1)),
    {
      label: paletteText.coaches,
      items: found.map(coachItem),
      shown: SHOWN,
      results: verb ? null : (data?.coaches?.count ?? null),
    },
  ];
};

/** For the verb alone: who of all coaches has time first. */
async function soonest(platform: PlatformV1): Promise<PaletteGroup[]> {
  const { data } = await sendGraphql(platform, CoachingPaletteDocument, { take: MAX_COACHES });
  const free = (data?.coaches?.data ?? []).filter(({ next_free }) => next_free);
  const bookings = free.sort((a, b) => a.next_free! - b.next_free!).map(booking);
  return [actionGroup(bookings), { label: paletteText.coaches, items: [], results: null }];
}

const actionGroup = (items: readonly PaletteItem[]): PaletteGroup => ({
  label: paletteText.actions,
  areActions: true,
  items,
});

const pathOf = ({ slug }: Found) => `/expert-strategists/experts/${slug}`;

/** A time is chosen on the coach's page, which begins with the openings. */
const booking = (coach: Found): PaletteItem => ({
  to: `${pathOf(coach)}#openings`,
  title: paletteText.book({ coach: coach.name }),
  detail: paletteText.nextOpening({ time: nextFree(coach.next_free!) }),
  icon: 'book',
});

const coachItem = (coach: Found): PaletteItem => ({
  to: pathOf(coach),
  title: coach.name,
  detail: coach.title,
  note: coach.next_free ? nextFree(coach.next_free) : null,
  picture: { kind: 'portrait', name: coach.name, src: coach.avatar },
});
