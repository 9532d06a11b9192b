import * as z from 'zod/mini';
import { INTAKE_STEPS } from './intake';

/** An IANA time zone, as `Europe/Berlin`. */
export const timezone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Choose a time zone.'));

/** What the product and its mails are written in. */
export const language = z.enum(['en', 'es']);

/** Epoch milliseconds. */
const instant = z.number().check(z.int(), z.nonnegative());

/**
 * What a member may change about her own standing. `portal_nda_agreement_date` is a wish: sending one accepts the
 * agreement now, by the server's clock. `latest_signed_agreement` names the version she read by its `update_date`;
 * without it, or with another time, the current version is meant.
 */
export const updateUserInput = z
  .strictObject({
    id: z.nullish(z.string()),
    portal_nda_agreement_date: z.nullish(instant),
    latest_signed_agreement: z.nullish(instant),
    intake_form_status: z.nullish(z.boolean()),
    /** The step of the intake she has come to; never takes her back. */
    intake_form_step: z.nullish(z.enum(INTAKE_STEPS)),
    /** Her intake is done, which cannot be taken back. */
    intake_form_submitted: z.nullish(z.literal(true)),
    /** Where the member reads from: mails tell the time by it, beside the event's own. */
    timezone: z.nullish(timezone),
    /** The member's own choice; null takes it back, and the browser decides again. */
    language: z.nullish(language),
    /** What the browser asks for, told beside the zone: mails are written in it where nothing is chosen. */
    browser_language: z.nullish(language),
  })
  .check(
    z.refine(
      ({ id: _id, ...changes }) =>
        changes.language === null ||
        Object.values(changes).some((value) => value !== null && value !== undefined),
      'There is nothing to save.',
    ),
  );
export type UpdateUserInput = z.infer<typeof updateUserInput>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
