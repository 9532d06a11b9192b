import { isTimeZone } from '@athenaeum/common/zones';
import * as z from 'zod/mini';
import { INTAKE_STEPS } from './intake';

/** An IANA time zone, as `Europe/Berlin`. */
export const timezone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Choose a time zone.'));

/** Languages of the product and of its mails. */
export const INTERFACE_LANGUAGES = ['en', 'es'] as const;
export const language = z.enum(INTERFACE_LANGUAGES);

/** Epoch milliseconds. */
const instant = z.number().check(z.int(), z.nonnegative());

/**
 * What members may change about their own account. `portal_nda_agreement_date` is only a request: sending one accepts the
 * agreement now, by the server's clock. `latest_signed_agreement` names the version that was read by its `update_date`;
 * without it, or with an unknown time, the current version is meant.
 */
export const updateUserInput = z
  .strictObject({
    id: z.nullish(z.string()),
    portal_nda_agreement_date: z.nullish(instant),
    latest_signed_agreement: z.nullish(instant),
    intake_form_status: z.nullish(z.boolean()),
    /** The step of the intake that the member has reached; an earlier one changes nothing. */
    intake_form_step: z.nullish(z.enum(INTAKE_STEPS)),
    /** Submits the intake, which cannot be undone. */
    intake_form_submitted: z.nullish(z.literal(true)),
    /** The zone of the member's browser: mails show times in it, besides the event's own. */
    timezone: z.nullish(timezone),
    /** The member's choice; null removes it, and the browser decides. */
    language: z.nullish(language),
    /** The browser's language, sent with the zone: for mails to members who have chosen none. */
    browser_language: z.nullish(language),
    /** Whether connections see which events the member attends. */
    shows_attendance: z.nullish(z.boolean()),
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
