import * as z from 'zod/mini';
import { DRAFT_ANSWERS, PORTFOLIO_LIMITS, PORTFOLIO_MESSAGES } from './portfolio';

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** The key of an upload; the server checks it. */
const key = z.string().check(z.minLength(1, PORTFOLIO_MESSAGES.noFile), z.maxLength(300, 'Not a file'));
const note = z
  .string()
  .check(z.trim(), z.maxLength(PORTFOLIO_LIMITS.note, `Keep it to ${PORTFOLIO_LIMITS.note} characters`));

/** A draft by the writer for the member. */
export const sendPortfolioDraftInput = z.strictObject({ id, key, note: z.nullish(note) });
export type SendPortfolioDraftInput = z.infer<typeof sendPortfolioDraftInput>;

/** The member's answer to the draft that was read; requesting changes requires a text. */
export const answerPortfolioDraftInput = z
  .strictObject({ id, draft_id: id, answer: z.enum(DRAFT_ANSWERS), note: z.nullish(note) })
  .check(
    z.refine(({ answer, note }) => answer === 'approved' || Boolean(note), {
      error: PORTFOLIO_MESSAGES.sayWhat,
      path: ['note'],
    }),
  );
export type AnswerPortfolioDraftInput = z.infer<typeof answerPortfolioDraftInput>;

/** The final files. */
export const deliverPortfolioInput = z.strictObject({
  id,
  keys: z
    .array(key)
    .check(
      z.minLength(1, PORTFOLIO_MESSAGES.noFile),
      z.maxLength(PORTFOLIO_LIMITS.files, `Choose up to ${PORTFOLIO_LIMITS.files} files`),
    ),
});
export type DeliverPortfolioInput = z.infer<typeof deliverPortfolioInput>;
