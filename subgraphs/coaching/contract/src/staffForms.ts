import { isTimeZone } from '@athenaeum/common/zones';
import * as z from 'zod/mini';

/** Maximum lengths of texts, in characters, and of lists, of what staff write about coaches. */
export const COACH_ENTRY_LIMITS = {
  name: 120,
  title: 160,
  shortBio: 2000,
  description: 5000,
  phrase: 80,
  phrases: 20,
  link: 500,
  subjects: 30,
} as const;
const LIMITS = COACH_ENTRY_LIMITS;

const id = z.string().check(z.minLength(1, 'An id is missing'), z.maxLength(64, 'Not an id'));
const atMost = (max: number) => z.maxLength(max, `Keep it to ${max} characters`);
const line = (missing: string, max: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max));
const optionalText = (max: number) => orNothing(z.string().check(z.trim(), atMost(max)));
const subjects = z.array(id).check(
  z.maxLength(LIMITS.subjects, `Choose up to ${LIMITS.subjects}`),
  z.refine((all) => new Set(all).size === all.length, 'Choose each once'),
);
/** The address of the current file, or the key of an upload; the server checks it. */
const file = z.string().check(z.maxLength(300, 'Not a file'));

/** The fields of a coach that staff write; coaches set their own hours. */
export const coachForm = z.strictObject({
  name: line('Enter the name', LIMITS.name),
  slug: z
    .string('Enter its address')
    .check(
      z.trim(),
      z.minLength(1, 'Enter its address'),
      atMost(100),
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens'),
    ),
  title: optionalText(LIMITS.title),
  avatar: orNothing(file),
  /** The introduction: its video and captions. */
  filename: orNothing(file),
  captions: orNothing(file),
  short_bio: optionalText(LIMITS.shortBio),
  description: optionalText(LIMITS.description),
  coaching_style: optionalText(LIMITS.description),
  can_help_with: z
    .array(line('Enter a phrase, or take it off', LIMITS.phrase))
    .check(z.maxLength(LIMITS.phrases, `Keep it to ${LIMITS.phrases} phrases`)),
  /** Address of an external booking page, if any. */
  schedule_link: orNothing(
    z.string().check(
      z.trim(),
      atMost(LIMITS.link),
      z.refine(
        (given) => given === '' || (/^https:\/\/[^\s<>"@]+$/i.test(given) && URL.canParse(given)),
        'Enter a link, like https://example.org',
      ),
    ),
  ),
  timezone: z.string('Enter a time zone').check(z.trim(), z.refine(isTimeZone, 'Not a time zone we know')),
  category_ids: subjects,
  tag_ids: subjects,
});

/** An example of a finished portfolio. */
export const bcpExampleForm = z.strictObject({
  title: line('Enter a title', LIMITS.title),
  asset: file.check(z.minLength(1, 'Choose the file')),
});

/** Without an id a new one; otherwise `updated_at` as it was read. */
const entry = <Shape extends z.core.$ZodShape>({ shape }: { shape: Shape }) =>
  z.strictObject({ ...shape, id: z.nullish(id), updated_at: z.nullish(z.number()) });

export const saveCoachInput = entry(coachForm);
export const saveBcpExampleInput = entry(bcpExampleForm);

function orNothing(text: z.ZodMiniString<string>) {
  return z.pipe(
    z.nullable(text),
    z.transform((given: string | null) => given || null),
  );
}
/** What editors maintain of this domain. */
export const COACHING_ENTRY_KINDS = ['coaches', 'bcp-examples'] as const;
export type CoachingEntryKind = (typeof COACHING_ENTRY_KINDS)[number];
