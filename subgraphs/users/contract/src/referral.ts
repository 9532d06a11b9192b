import * as z from 'zod/mini';
import { USER_LIMITS } from './limits';
import { reason } from './memberRecord';

/** How many friends a member may invite in a day, and after how many days an unanswered invitation counts as closed. */
export const REFERRAL_LIMITS = { perDay: 20, openDays: 90, linkedin: { min: 10, max: 300 } } as const;

export const REFERRAL_STATUSES = ['sent', 'joined', 'member', 'closed'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export const INVITATION_MESSAGES = {
  firstName: "Please enter your friend's first name",
  lastName: "Please enter your friend's last name",
  email: 'Please enter a valid email',
  company: "Please enter your friend's company",
  linkedin: 'LinkedIn URL is too short',
} as const;

const text = (missing: string, longest: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(longest, `Keep it to ${longest} characters`));

const address = (wrong: string) =>
  z.string(wrong).check(z.trim(), z.toLowerCase(), z.maxLength(USER_LIMITS.email, wrong), z.email(wrong));

/** Optional; an empty text counts as missing. */
const linkedin = z.pipe(
  z.nullish(z.string().check(z.trim())),
  z.pipe(
    z.transform((given: string | null | undefined) => given || null),
    z.nullable(
      z
        .string()
        .check(
          z.minLength(REFERRAL_LIMITS.linkedin.min, INVITATION_MESSAGES.linkedin),
          z.maxLength(REFERRAL_LIMITS.linkedin.max, `Keep it to ${REFERRAL_LIMITS.linkedin.max} characters`),
        ),
    ),
  ),
);

/** A row of the referral form (community, section 5). */
export const invitationRow = z.object({
  first_name: text(INVITATION_MESSAGES.firstName, USER_LIMITS.name),
  last_name: text(INVITATION_MESSAGES.lastName, USER_LIMITS.name),
  email: address(INVITATION_MESSAGES.email),
  company: text(INVITATION_MESSAGES.company, USER_LIMITS.companyTitle),
  linkedin,
});

/** One invitation; validated again with its own messages. */
export const referInput = z.strictObject({
  referred_last_name: text('Referred last name is required', USER_LIMITS.name),
  referred_first_name: text('Referred first name is required', USER_LIMITS.name),
  referred_email: address('Valid referred email is required'),
  referred_company: text('Referred company is required', USER_LIMITS.companyTitle),
  referred_linkedin: linkedin,
  referrer_last_name: text('Referrer last name is required', USER_LIMITS.name),
  referrer_first_name: text('Referrer first name is required', USER_LIMITS.name),
  referrer_email: address('Valid referrer email is required'),
});
export type ReferInput = z.infer<typeof referInput>;

export const REFERRAL_MESSAGES = {
  hasJoined: 'Your friend has already joined: there is nothing to close.',
} as const;

/** A decision of staff about a referral, with its reason. */
export const closeReferralInput = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  reason,
});
export type CloseReferralInput = z.infer<typeof closeReferralInput>;
