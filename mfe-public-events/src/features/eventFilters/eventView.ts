import { INVITE_TYPES } from '@athenaeum/content-contract';
export const EVENT_TYPES = [
  'SALON',
  'PEER_GROUP',
  'MEETUP',
  'GATHERING',
  'ORIENTATION',
  'PARTNER_EVENT',
  'WORKSHOP',
  'SUMMIT',
] as const;
export const LOCATIONS = ['Virtual', 'In-Person'] as const;
export const MAX_TERM_LENGTH = 100;
/** A larger page number is ignored. */
const MAX_PAGE = 1000;

export interface EventView {
  /** As stored, `PEER_GROUP`; empty for all. */
  event_type: string;
  invite_type: string;
  location: string;
  term: string;
  /** From 1. */
  page: number;
}

export type Filters = Omit<EventView, 'page'>;
const NAMES = ['event_type', 'invite_type', 'location', 'term'] as const satisfies readonly (keyof Filters)[];

/** The view in an address; other spellings are accepted, unknown values ignored. */
export const eventViewOf = (params: URLSearchParams): EventView => ({
  event_type: oneOf(EVENT_TYPES, params.get('event_type')),
  invite_type: oneOf(INVITE_TYPES, params.get('invite_type')),
  location: oneOf(LOCATIONS, params.get('location')),
  term: (params.get('term') ?? '').trim().slice(0, MAX_TERM_LENGTH),
  page: Math.min(MAX_PAGE, Math.max(1, Math.floor(Number(params.get('page'))) || 1)),
});

/** The address of a view: `event_type` is left out for all, the first page is not numbered. */
export function hrefOf(view: EventView): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (view[name]) query.set(name, view[name]);
  if (view.page > 1) query.set('page', String(view.page));
  const text = query.toString();
  return `/upcoming-events${text && `?${text}`}`;
}

export const hasFilters = (view: EventView): boolean => NAMES.some((name) => view[name] !== '');

const oneOf = (known: readonly string[], given: string | null): string =>
  known.find((value) => plain(value) === plain(given ?? '')) ?? '';
const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '-');
