import * as z from 'zod/mini';
import { OPPORTUNITY_MESSAGES } from './messages';
import { longText } from './text';

/** Limits: characters of the pitch (the guidance asks for about 250 words in the third person); bytes of an attached file. */
export const APPLICATION_LIMITS = {
  pitch: 5000,
  pitchWords: 250,
  notes: 5000,
  fileBytes: 10_000_000,
} as const;

/** Types of attachments; others are left out, with a message. */
export const APPLICATION_FILES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** The statuses that the applicant sees. The last one is the applicant's own choice, after which applying again is possible. */
export const APPLICATION_STATUSES = [
  'Received',
  'Reviewing',
  'Interviewing',
  'Selected',
  'Not selected',
  'Withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The order of statuses of a successful application. */
export const APPLICATION_TRACK = ['Received', 'Reviewing', 'Interviewing', 'Selected'] as const;
/** Final statuses: there is nothing to withdraw any more. */
export const FINAL_STATUSES = ['Selected', 'Not selected', 'Withdrawn'] as const;
export const isFinal = (status: string): boolean => (FINAL_STATUSES as readonly string[]).includes(status);

/** The statuses that board support may set. */
export const STAFF_STATUSES = ['Received', 'Reviewing', 'Interviewing', 'Selected', 'Not selected'] as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** The key of an upload: folder, owner and name. */
const fileKey = (missing: string) =>
  z
    .string(missing)
    .check(z.regex(/^opportunities-docs\/[\w-]{1,64}\/[\w-][\w.-]{0,120}$/, missing), z.maxLength(300));

const given = {
  cv: fileKey(OPPORTUNITY_MESSAGES.cvMissing),
  bio: z.nullish(fileKey(OPPORTUNITY_MESSAGES.bioUnreadable)),
  pitch: longText(APPLICATION_LIMITS.pitch),
};

/** The application form: Apply is disabled until this parses. */
export const applyForm = z.object({
  ...given,
  accepted: z.literal(true, OPPORTUNITY_MESSAGES.acceptanceMissing),
});
export type ApplyForm = z.input<typeof applyForm>;

/** Input of `applying`. The title is the opportunity's, whatever is sent. */
export const applyInput = z.strictObject({
  ...given,
  user_id: z.nullish(id),
  contentful_id: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.nullish(z.string().check(z.maxLength(300))),
  accepted: z.nullish(z.literal(true, OPPORTUNITY_MESSAGES.acceptanceMissing)),
});
export type ApplyInput = z.infer<typeof applyInput>;

export const applicationInput = z.strictObject({ id });

/** What board support notes about an application. Notes come with the version that was read, for optimistic concurrency. */
export const updateApplicationInput = z
  .strictObject({
    id,
    status: z.nullish(z.enum(STAFF_STATUSES, 'Choose a status')),
    shortlisted: z.nullish(z.boolean()),
    notes: z.nullish(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(APPLICATION_LIMITS.notes, `Keep it to ${APPLICATION_LIMITS.notes} characters`),
        ),
    ),
    version: z.nullish(z.int().check(z.gte(0))),
  })
  .check(
    z.refine(({ notes, version }) => typeof notes !== 'string' || typeof version === 'number', {
      error: 'Say which version the notes were begun from',
      path: ['version'],
    }),
  );
export type UpdateApplicationInput = z.infer<typeof updateApplicationInput>;

/** The number of words, as the counter below the pitch shows it. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
