import * as z from 'zod';
import { isRefusalBody, type ExpectedAnswer } from './readAnswer';

/** The envelope in which our own routes answer, and systems that take their place. */
const done = z.looseObject({ ok: z.literal(true) });

/** A workflow that was started: its run's UUID, as plain text or as JSON. */
export const STARTED: ExpectedAnswer<unknown> = {
  body: z.union([z.guid(), done]),
  takesText: true,
};

/** A workflow that was waited for: its result, which may be any JSON that does not report a failure. */
export const FINISHED: ExpectedAnswer<unknown> = {
  body: z.unknown().refine((result) => !isRefusalBody(result)),
};

/** A webhook that was taken: an object that does not report a failure, or nothing where it says so. */
export const ACCEPTED_RESPONSE: ExpectedAnswer<unknown> = {
  body: z
    .looseObject({})
    .refine((answer) => !isRefusalBody(answer))
    .optional(),
  takesNoContent: true,
};

/** A route of ours that did what was asked. */
export const DONE: ExpectedAnswer<unknown> = { body: done };
