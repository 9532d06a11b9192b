import { isTimeZone } from '@athenaeum/common/zones';
import * as z from 'zod/mini';
import { EVENT_LOCATIONS, EVENT_TYPES, INVITE_TYPES, SALON_STATUSES, SPEAKER_TYPES } from './events';
import { id } from './id';
import { RESOURCE_TYPES } from './library';
import { slug } from './slug';
import { instant, line, optionalText, publication, staffChange, webLink } from './staffFields';

/** Limits for a salon: in characters, minutes, seats and numbers of entries. */
export const SALON_LIMITS = {
  title: 200,
  subtitle: 300,
  description: 10_000,
  place: 300,
  city: 100,
  link: 2000,
  inviteCode: 100,
  note: 1000,
  minutes: { least: 5, most: 10_080 },
  capacity: 100_000,
  /** In the smallest unit of the currency. */
  price: 10_000_000,
  speakers: 40,
  links: 30,
  resources: 40,
  resourceTitle: 200,
  resourceDescription: 1000,
} as const;

const key = z.string().check(z.minLength(1), z.maxLength(300));
const whole = (least: number, most: number, words: string) =>
  z.int(words).check(z.gte(least, words), z.lte(most, words));
const ids = (most: number) =>
  z.array(id).check(
    z.maxLength(most, `Choose up to ${most}`),
    z.refine((all) => new Set(all).size === all.length, 'Choose each once'),
  );

const appearance = z.strictObject({ speaker_id: id, type: z.enum(SPEAKER_TYPES, 'Host or expert') });

/** A page elsewhere, or a file by its key. */
const salonResource = z
  .strictObject({
    id: z.nullish(id),
    title: line('Enter a title', SALON_LIMITS.resourceTitle),
    description: z._default(optionalText(SALON_LIMITS.resourceDescription), null),
    type: z.enum(RESOURCE_TYPES, 'A link or a file'),
    link: z._default(z.nullable(webLink(SALON_LIMITS.link)), null),
    asset: z._default(z.nullable(key), null),
    filename: z._default(optionalText(150), null),
  })
  .check(
    z.refine(({ type, link }) => type !== 'LINK' || link !== null, {
      error: 'Enter its link',
      path: ['link'],
    }),
    z.refine(({ type, asset }) => type !== 'ASSET' || asset !== null, {
      error: 'Choose its file',
      path: ['asset'],
    }),
  );

const { minutes, capacity, price } = SALON_LIMITS;

/** All that staff write of a salon. */
export const salonFields = z.strictObject({
  title: line('Enter a title', SALON_LIMITS.title),
  slug,
  subtitle: optionalText(SALON_LIMITS.subtitle),
  description: optionalText(SALON_LIMITS.description),
  date: instant('Enter when it begins'),
  timezone: z.string().check(z.refine(isTimeZone, 'Not a time zone we know')),
  event_duration: whole(
    minutes.least,
    minutes.most,
    `Enter its length in whole minutes, ${minutes.least} to ${minutes.most}`,
  ),
  event_type: z.enum(EVENT_TYPES, 'Choose a type'),
  event_location: z.enum(EVENT_LOCATIONS, 'Choose where it takes place'),
  location_city: optionalText(SALON_LIMITS.city),
  location_state: optionalText(SALON_LIMITS.city),
  in_person_location: optionalText(SALON_LIMITS.place),
  link: z.nullable(webLink(SALON_LIMITS.link)),
  invite_type: z.enum(INVITE_TYPES, 'Choose who may come'),
  is_closed: z.boolean(),
  is_private: z.boolean(),
  hide_on_feed: z.boolean(),
  requires_payment: z.boolean(),
  price: z.nullable(whole(0, price, 'Enter a price')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Three letters, like USD')),
  capacity: z.nullable(whole(1, capacity, 'Enter a whole number of seats, or leave it empty for no limit')),
  ...publication,
  speakers: z.array(appearance).check(
    z.maxLength(SALON_LIMITS.speakers, `Choose up to ${SALON_LIMITS.speakers}`),
    z.refine(
      (all) => new Set(all.map(({ speaker_id }) => speaker_id)).size === all.length,
      'Somebody is named twice',
    ),
  ),
  category_ids: ids(SALON_LIMITS.links),
  tag_ids: ids(SALON_LIMITS.links),
  resources: z
    .array(salonResource)
    .check(z.maxLength(SALON_LIMITS.resources, `Add up to ${SALON_LIMITS.resources}`)),
  /** Keys of uploads. */
  filename: z.nullable(key),
  captions: z.nullable(key),
  /** Write-only: undefined leaves it as it is. */
  invite_code: z.optional(optionalText(SALON_LIMITS.inviteCode)),
});
export type SalonFields = z.output<typeof salonFields>;

/** Without an id a new one; otherwise only the changed fields. */
export const saveSalonInput = z.extend(z.partial(salonFields), { id: z.nullish(id), ...staffChange });
export type SaveSalonInput = z.output<typeof saveSalonInput>;

/** Null: it takes place after all, perhaps at another time. */
export const setSalonStatusInput = z.strictObject({
  id,
  status: z.nullable(z.enum(SALON_STATUSES, 'Cancelled or postponed')),
  date: z.nullish(instant('Enter when it begins')),
  /** A note to those with a seat or on the waitlist. */
  note: z.nullish(
    z.string().check(z.trim(), z.maxLength(SALON_LIMITS.note, `Keep it to ${SALON_LIMITS.note} characters`)),
  ),
  ...staffChange,
});
export type SetSalonStatusInput = z.output<typeof setSalonStatusInput>;

export const removeSalonInput = z.strictObject({ id, ...staffChange });
export const duplicateSalonInput = z.strictObject({ id });
