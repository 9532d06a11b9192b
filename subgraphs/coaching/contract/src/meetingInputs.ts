import * as z from 'zod/mini';
import { MEETING_KINDS, type MeetingKind } from './meeting';

export const MEETING_LIMITS = { link: 500, phone: 40, address: 200 } as const;

export const MEETING_MESSAGES = {
  kind: 'Choose how you meet.',
  link: 'Enter a link that begins with https://',
  phone: 'Enter a phone number, with its country code.',
  address: `Enter an address of at most ${MEETING_LIMITS.address} characters, on one line.`,
} as const;

const isLink = (value: string): boolean =>
  value.length <= MEETING_LIMITS.link &&
  !/\s/.test(value) &&
  URL.canParse(value) &&
  new URL(value).protocol === 'https:';
const isPhone = (value: string): boolean =>
  value.length <= MEETING_LIMITS.phone &&
  /^\+?[\d ().-]+$/.test(value) &&
  value.replace(/\D/g, '').length >= 7;
const isAddress = (value: string): boolean =>
  value !== '' && value.length <= MEETING_LIMITS.address && !/\p{Cc}/u.test(value);

const ofKind = (kind: MeetingKind, isRight: (value: string) => boolean, error: string) =>
  z.refine<{ kind: MeetingKind; value?: string | null }>(
    (given) => given.kind !== kind || isRight(given.value ?? ''),
    { error, path: ['value'] },
  );

/** The default place of a coach, or the place of one session; a room has no value. */
export const meetingInput = z
  .strictObject({
    kind: z.enum(MEETING_KINDS, MEETING_MESSAGES.kind),
    value: z.nullish(z.string().check(z.trim(), z.maxLength(MEETING_LIMITS.link))),
  })
  .check(
    ofKind('link', isLink, MEETING_MESSAGES.link),
    ofKind('phone', isPhone, MEETING_MESSAGES.phone),
    ofKind('address', isAddress, MEETING_MESSAGES.address),
  );
export type MeetingInput = z.infer<typeof meetingInput>;

const id = z.string().check(z.minLength(1), z.maxLength(64));
export const changeMeetingInput = z.strictObject({ id, meeting: meetingInput });
export type ChangeMeetingInput = z.infer<typeof changeMeetingInput>;
