import * as z from 'zod/mini';
import { BOARD_ROLES, BOARD_TYPES } from './givenLists';
import { PROFILE_COUNTS, USER_LIMITS } from './limits';
import { PROFILE_MESSAGES } from './profileFields';
import { toValues, valuesLength, withoutDuplicates } from './values';

/** The earliest start year of a board experience. */
export const FIRST_YEAR = 1940;
const HOURS_AHEAD = 14;

/** The current year in the earliest time zone, so that it is accepted everywhere. */
export const thisYear = (now = Date.now()): number =>
  new Date(now + HOURS_AHEAD * 3_600_000).getUTCFullYear();

export const BOARD_EXPERIENCE_MESSAGES = {
  company: 'Company is required',
  type: 'Choose a board type',
  role: 'Choose a board role',
  year: `Enter a year from ${FIRST_YEAR} to this year`,
  startAfterEnd: 'The start year cannot be after the end year',
  endBeforeStart: 'The end year cannot be before the start year',
} as const;
const MESSAGES = BOARD_EXPERIENCE_MESSAGES;

const year = z.nullish(
  z.number(MESSAGES.year).check(
    z.int(MESSAGES.year),
    z.gte(FIRST_YEAR, MESSAGES.year),
    z.refine((given) => given <= thisYear(), MESSAGES.year),
  ),
);

const committees = z.pipe(
  z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((given: string[] | null | undefined) => toValues(given)),
  ),
  z.pipe(
    z
      .array(z.string())
      .check(
        z.refine(
          (given) => valuesLength(given) <= USER_LIMITS.multiValueSection,
          PROFILE_MESSAGES.tooLong(USER_LIMITS.multiValueSection),
        ),
      ),
    z.transform((given: string[]) => withoutDuplicates(given)),
  ),
);

/** A board on which a member sits or sat. Only the company is required; a `current` one has no end year. */
export const boardExperience = z.pipe(
  z
    .strictObject({
      /** The id of an existing entry; a new one has none. */
      id: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
      title: z
        .string(MESSAGES.company)
        .check(
          z.trim(),
          z.minLength(1, MESSAGES.company),
          z.maxLength(USER_LIMITS.companyTitle, PROFILE_MESSAGES.tooLong(USER_LIMITS.companyTitle)),
        ),
      type: z.nullish(z.enum(BOARD_TYPES, MESSAGES.type)),
      role: z.nullish(z.enum(BOARD_ROLES, MESSAGES.role)),
      start_year: year,
      end_year: year,
      current: z._default(z.nullable(z.boolean()), false),
      comitees: committees,
    })
    .check((context) => {
      const { start_year, end_year, current } = context.value;
      if (current || !start_year || !end_year || start_year <= end_year) return;
      const issue = (path: string, message: string) =>
        context.issues.push({ code: 'custom', input: context.value, path: [path], message });
      issue('start_year', MESSAGES.startAfterEnd);
      issue('end_year', MESSAGES.endBeforeStart);
    }),
  z.transform((given) => ({
    ...given,
    type: given.type ?? null,
    role: given.role ?? null,
    start_year: given.start_year ?? null,
    current: given.current === true,
    end_year: given.current ? null : (given.end_year ?? null),
  })),
);
export type BoardExperienceInput = z.input<typeof boardExperience>;

/** All board experiences: the whole array is saved. */
export const boardExperiences = z
  .array(boardExperience)
  .check(
    z.maxLength(PROFILE_COUNTS.boardExperiences, PROFILE_MESSAGES.tooMany(PROFILE_COUNTS.boardExperiences)),
  );
