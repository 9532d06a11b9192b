import * as z from 'zod/mini';

export const AGREEMENT_LIMITS = { parts: 30, title: 120, text: 5000 } as const;

const line = (missing: string, max: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Keep it to ${max} characters`));

const WHEN = 'Enter a date between 2000 and 2099';
/** Epoch ms, in the range that pages and mails can format as a date. */
const inForce = z
  .number('Enter from when it is in force')
  .check(z.gte(Date.UTC(2000, 0, 1), WHEN), z.lt(Date.UTC(2100, 0, 1), WHEN));

/** A new version of the member agreement: its text, and when it comes into force (now when left out). It is never changed afterwards. */
export const agreementForm = z.strictObject({
  update_date: z.nullish(inForce),
  parts: z
    .array(
      z.strictObject({
        title: line('Enter a heading', AGREEMENT_LIMITS.title),
        text: line('Enter the text', AGREEMENT_LIMITS.text),
      }),
    )
    .check(
      z.minLength(1, 'Write at least one part'),
      z.maxLength(AGREEMENT_LIMITS.parts, `Keep it to ${AGREEMENT_LIMITS.parts} parts`),
    ),
});
export const publishAgreementInput = agreementForm;
