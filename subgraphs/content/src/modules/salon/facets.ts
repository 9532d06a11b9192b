import {
  EVENT_LOCATIONS,
  EVENT_TYPES,
  eventTypeLabel,
  INVITE_TYPE_LABELS,
  INVITE_TYPES,
  type InviteType,
  type SalonFilter,
} from '@athenaeum/content-contract';
import { readInBatches } from '@athenaeum/kit';
import { Category, type CategoryRow } from '../category/category.model';
import { Salon, type SalonRow } from './salon.model';

export interface Facet {
  filter: SalonFilter;
  options: { value: string; label: string; count: number }[];
}

type Filtered = Pick<
  SalonRow,
  'event_type' | 'event_location' | 'location_city' | 'invite_type' | 'category_ids'
>;
const FIELDS = 'event_type event_location location_city invite_type category_ids';

/** Which values occur among the salons of a filter, and how often: the choices of a page's filters. */
export async function salonFacets(filter: Record<string, unknown>): Promise<Facet[]> {
  const [salons, categories] = await Promise.all([
    readInBatches<Filtered>(Salon.find(filter).select(FIELDS).lean()),
    Category.find().sort({ title: 1 }).select('slug title').lean<CategoryRow[]>(),
  ]);
  const countOf = (valuesOf: (salon: Filtered) => readonly (string | null | undefined)[]) => {
    const counts = new Map<string, number>();
    for (const salon of salons)
      for (const value of valuesOf(salon)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  const cities = countOf(({ location_city }) => [location_city]);
  const inCategories = countOf(({ category_ids }) => category_ids);

  return [
    facet(
      'event_type',
      countOf(({ event_type }) => [event_type]),
      EVENT_TYPES,
      eventTypeLabel,
    ),
    facet(
      'event_location',
      countOf(({ event_location }) => [event_location]),
      EVENT_LOCATIONS,
    ),
    facet(
      'location_city',
      cities,
      [...cities.keys()].sort((a, b) => a.localeCompare(b, 'en')),
    ),
    {
      filter: 'category',
      options: categories.flatMap(({ _id, slug, title }) => {
        const count = inCategories.get(_id);
        return count ? [{ value: slug, label: title, count }] : [];
      }),
    },
    facet(
      'invite_type',
      countOf(({ invite_type }) => [invite_type]),
      INVITE_TYPES,
      (type) => INVITE_TYPE_LABELS[type as InviteType],
    ),
  ];
}

/** The values that occur and have a label, in display order. */
const facet = (
  filter: SalonFilter,
  counts: ReadonlyMap<string, number>,
  order: readonly string[],
  labelOf: (value: string) => string | null = (value) => value,
): Facet => ({
  filter,
  options: order.flatMap((value) => {
    const [count, label] = [counts.get(value), labelOf(value)];
    return count && label ? [{ value, label, count }] : [];
  }),
});
