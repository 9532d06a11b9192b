import * as z from 'zod';

/** The cards of the test checkout. */
export const PAYING_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

const CARD = 'Enter one of the test cards above.';
const EXPIRY = 'Enter a month and a year, like 08 / 29.';
const OVER = 'This card has expired. Enter a date to come.';
const CVC = 'Enter the 3 or 4 digits of the security code.';
const MONTH = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/;

/** Month and year of a card, valid to the end of that month. */
const expiry = (now: number) =>
  z
    .string(EXPIRY)
    .trim()
    .max(10, EXPIRY)
    .regex(MONTH, EXPIRY)
    .refine((text) => {
      const [, month, year] = MONTH.exec(text) ?? [];
      return Date.UTC(2000 + Number(year), Number(month)) > now;
    }, OVER);

/** What is typed into the test checkout; nothing of it is kept. */
export const cardInput = (now: number) =>
  z.object({
    card_number: z
      .string(CARD)
      .max(40, CARD)
      .transform((text) => text.replace(/[\s-]/g, ''))
      .refine((digits) => digits === PAYING_CARD || digits === DECLINED_CARD, CARD),
    expiry: expiry(now),
    cvc: z
      .string(CVC)
      .trim()
      .regex(/^\d{3,4}$/, CVC),
  });

export type CardField = keyof z.infer<ReturnType<typeof cardInput>>;
