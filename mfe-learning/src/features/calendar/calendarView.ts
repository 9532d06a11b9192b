import {
  EVENT_LOCATIONS,
  EVENT_TYPES,
  eventTypeLabel,
  INVITE_TYPE_LABELS,
  INVITE_TYPES,
} from '@athenaeum/content-contract';

/** The filters by their names in the address, in their order on the page. */
export const FILTERS = ['status', 'location', 'city', 'categories', 'inviteType'] as const;
export type FilterName = (typeof FILTERS)[number];
export type Chosen = Record<FilterName, readonly string[]>;

export interface CalendarView {
  /** As stored, `PEER_GROUP`; empty for all. */
  type: string;
  /** As stored; cities by name, categories by slug. */
  chosen: Chosen;
  /** From 1. */
  page: number;
}

/** The only status filter, as in an address. */
export const ATTENDING = 'Attending';
export const TYPES: readonly string[] = EVENT_TYPES.filter((type) => type !== 'NOT_APPLICABLE');
/** Both in English, as addresses have them. */
export const typeLabel = (type: string) => eventTypeLabel(type) ?? '';
export const inviteLabel = (type: string) =>
  INVITE_TYPE_LABELS[type as keyof typeof INVITE_TYPE_LABELS] ?? '';

const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 100;

/** The view in an address; invalid parts are left out. */
export function calendarViewOf(params: URLSearchParams): CalendarView {
  const valuesOf = (name: string) => [...new Set(params.getAll(name))].slice(0, MAX_VALUES);
  const text = (name: string) => valuesOf(name).filter((value) => value && value.length <= MAX_VALUE_LENGTH);
  return {
    type: known(TYPES, params.get('type') ?? '') ?? '',
    chosen: {
      status: valuesOf('status').flatMap((value) => known([ATTENDING], value) ?? []),
      location: valuesOf('location').flatMap((value) => known(EVENT_LOCATIONS, value) ?? []),
      city: text('city'),
      categories: text('categories'),
      inviteType: valuesOf('inviteType').flatMap((value) => known(INVITE_TYPES, value) ?? []),
    },
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

/** The address of a view, with the labels on the page: `type=Peer+Group&inviteType=Members+Only`. */
export function searchParamsOf({ type, chosen, page }: CalendarView): URLSearchParams {
  const query = new URLSearchParams();
  if (type) query.set('type', typeLabel(type));
  for (const name of FILTERS)
    for (const value of chosen[name]) query.append(name, name === 'inviteType' ? inviteLabel(value) : value);
  if (page > 1) query.set('page', String(page));
  return query;
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z]+/g, '_');

/** "Peer Group", "peer-group" and "PEER_GROUP" mean the same. */
const known = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => plain(value) === plain(text));
