import { DEFAULT_TIMEZONE, type SalonFields, salonFields } from '@athenaeum/content-contract';
import * as z from 'zod/mini';
import { commonText } from '../../components/common.messages';
import { fromLocalTime, isTimeZone, toLocalTime } from '@athenaeum/common/zones';
import type { StaffSalon } from './salon.api';

/** A host or expert, with the name to show. */
export interface Person {
  speaker_id: string;
  type: 'HOST' | 'SME';
  name: string;
}

export interface Paper {
  id: string | null;
  title: string;
  description: string;
  type: 'LINK' | 'ASSET';
  link: string;
  asset: string | null;
  filename: string;
}

/** The form's values: '' for missing ones, times in the event's zone. */
export interface SalonValues {
  title: string;
  slug: string;
  subtitle: string;
  description: string;
  published: 'draft' | 'now' | 'later';
  publish_at: string;
  date: string;
  timezone: string;
  event_duration: string;
  event_type: string;
  event_location: string;
  location_city: string;
  location_state: string;
  in_person_location: string;
  link: string;
  speakers: Person[];
  category_ids: string[];
  tag_ids: string[];
  capacity: string;
  is_closed: boolean;
  invite_type: string;
  /** '' keeps the stored one. */
  invite_code: string;
  no_invite_code: boolean;
  is_private: boolean;
  hide_on_feed: boolean;
  requires_payment: boolean;
  price: string;
  filename: string;
  captions: string;
  resources: Paper[];
}

/** The initial values of a new salon. */
const EMPTY: SalonValues = {
  title: '',
  slug: '',
  subtitle: '',
  description: '',
  published: 'draft',
  publish_at: '',
  date: '',
  timezone: DEFAULT_TIMEZONE,
  event_duration: '60',
  event_type: 'SALON',
  event_location: 'Virtual',
  location_city: '',
  location_state: '',
  in_person_location: '',
  link: '',
  speakers: [],
  category_ids: [],
  tag_ids: [],
  capacity: '',
  is_closed: false,
  invite_type: 'MEMBERS_ONLY',
  invite_code: '',
  no_invite_code: false,
  is_private: false,
  hide_on_feed: false,
  requires_payment: false,
  price: '',
  filename: '',
  captions: '',
  resources: [],
};

/** In the order of the page. */
export const FIELD_NAMES = Object.keys(EMPTY) as (keyof SalonValues)[];

export function valuesOf(salon: StaffSalon | null, now: number): SalonValues {
  if (!salon) return EMPTY;
  const isLater = typeof salon.publish_at === 'number' && salon.publish_at > now;
  return {
    title: salon.title,
    slug: salon.slug,
    subtitle: salon.subtitle ?? '',
    description: salon.description ?? '',
    published: !salon.published ? 'draft' : isLater ? 'later' : 'now',
    publish_at: isLater ? toLocalTime(salon.publish_at, salon.timezone) : '',
    date: toLocalTime(salon.date, salon.timezone),
    timezone: salon.timezone,
    event_duration: String(salon.event_duration),
    event_type: salon.event_type,
    event_location: salon.event_location,
    location_city: salon.location_city ?? '',
    location_state: salon.location_state ?? '',
    in_person_location: salon.in_person_location ?? '',
    link: salon.link ?? '',
    speakers: salon.speakers.map(({ speaker_id, type, speaker }) => ({
      speaker_id,
      type: type === 'SME' ? 'SME' : 'HOST',
      name: speaker?.name ?? commonText.deleted,
    })),
    category_ids: (salon.categories ?? []).map(({ id }) => id),
    tag_ids: (salon.tags ?? []).map(({ id }) => id),
    capacity: salon.capacity ? String(salon.capacity) : '',
    is_closed: salon.is_closed,
    invite_type: salon.invite_type,
    invite_code: '',
    no_invite_code: false,
    is_private: salon.is_private,
    hide_on_feed: salon.hide_on_feed,
    requires_payment: salon.requires_payment,
    price: typeof salon.price === 'number' ? (salon.price / 100).toFixed(2) : '',
    filename: salon.filename ?? '',
    captions: salon.captions ?? '',
    resources: (salon.resources ?? []).map(({ id, title, description, type, link, asset, filename }) => ({
      id,
      title,
      description: description ?? '',
      type: type === 'ASSET' ? 'ASSET' : 'LINK',
      link: link ?? '',
      asset: asset ?? null,
      filename: filename ?? '',
    })),
  };
}

/** Maps the form to the mutation's input; invalid numbers and times become errors of their field. */
function toFields(values: SalonValues): Record<keyof SalonFields, unknown> {
  const { timezone, speakers, resources, no_invite_code, ...rest } = values;
  return {
    ...rest,
    timezone,
    published: values.published !== 'draft',
    publish_at: values.published === 'later' ? timeOr(values.publish_at, timezone) : null,
    date: timeOr(values.date, timezone),
    event_duration: Number(values.event_duration.trim() || NaN),
    link: values.link.trim() || null,
    capacity: values.capacity.trim() ? Number(values.capacity) : null,
    price: values.price.trim() ? Math.round(Number(values.price) * 100) : null,
    currency: 'USD',
    invite_code: no_invite_code ? null : values.invite_code.trim() || undefined,
    filename: values.filename || null,
    captions: values.captions || null,
    speakers: speakers.map(({ speaker_id, type }) => ({ speaker_id, type })),
    resources: resources.map((paper) => ({
      ...paper,
      link: paper.type === 'LINK' ? paper.link.trim() || null : null,
      asset: paper.type === 'ASSET' ? paper.asset : null,
    })),
  };
}

/** Undefined when empty; NaN when invalid. */
const timeOr = (text: string, zone: string): number | undefined => {
  const at = isTimeZone(zone) ? fromLocalTime(text, zone) : NaN;
  return Number.isNaN(at) ? undefined : at;
};

/** Validates the form by the mutation's schema. The form library cannot type this pipe. */
export const salonForm = z.pipe(
  z.custom<SalonValues>(() => true),
  z.pipe(
    z.transform((values: SalonValues) => toFields(values)),
    salonFields as never,
  ),
) as unknown as { _zod: { input: SalonValues; output: SalonFields } };

/** The fields that differ from the stored ones; only these are sent. */
export function differing(read: StaffSalon | null, wished: SalonFields, now: number): Partial<SalonFields> {
  if (!read) return wished;
  const stored = parsed(toFields(valuesOf(read, now)));
  return Object.fromEntries(
    Object.entries(wished).filter(
      ([name, value]) =>
        value !== undefined &&
        name !== 'currency' &&
        // The stored code is never sent to clients, so any entered code is a change.
        (name === 'invite_code' || JSON.stringify(value) !== JSON.stringify(stored[name] ?? null)),
    ),
  );
}

/** Normalized by the schema; a stored value that would be invalid stays as it is. */
function parsed(fields: Record<string, unknown>): Record<string, unknown> {
  const { success, data } = salonFields.safeParse(fields);
  return success ? data : fields;
}
