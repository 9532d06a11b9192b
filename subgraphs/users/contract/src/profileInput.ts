import * as z from 'zod/mini';
import { boardExperiences } from './boardExperience';
import { documents } from './document';
import { GOAL_TYPES } from './givenLists';
import { goals } from './goal';
import { PROFILE_FIELD_NAMES, PROFILE_MESSAGES, profileFields } from './profileFields';
import { PROFILE_SECTION_NAMES, VISIBILITIES } from './visibility';

export const PROFILE_SAVE_MESSAGES = {
  one: 'Save one part of your profile at a time.',
  nothing: 'There is nothing to save.',
  goalType: 'A goal here is of another kind',
  /** The same part was saved meanwhile, perhaps in another tab. */
  conflict: 'This was changed somewhere else in the meantime. Look at what is there now, then save again.',
} as const;

/** `community` is a synonym of `public`. */
export const sectionVisibility = z.strictObject({
  section: z.enum(PROFILE_SECTION_NAMES, PROFILE_MESSAGES.option),
  visibility: z.pipe(
    z.pipe(
      z.string(),
      z.transform((given: string) => (given === 'community' ? 'public' : given)),
    ),
    z.enum(VISIBILITIES, PROFILE_MESSAGES.option),
  ),
});

const optionalFields = z.partial(z.strictObject(profileFields));
const WHOLE_PARTS = ['fields', 'goals', 'board_experiences', 'documents', 'visibility'] as const;

const isGiven = (value: unknown) => value !== undefined;
/** Null clears a field; an empty array clears a list. */
const isThere = (value: unknown) => value !== undefined && value !== null;

/**
 * Input of `profile`: exactly one part. A single field by its name, the fields of one form together as `fields`, or the
 * whole array of goals, board experiences, documents or visibilities. `version` is that of the profile as it was read.
 */
export const profileInput = z
  .extend(optionalFields, {
    id: z.nullish(z.string()),
    version: z.nullish(z.number().check(z.int(), z.nonnegative())),
    fields: z.nullish(
      optionalFields.check(
        z.refine((given) => Object.values(given).some(isGiven), PROFILE_SAVE_MESSAGES.nothing),
      ),
    ),
    goals: z.nullish(goals),
    goal_type: z.nullish(z.enum(GOAL_TYPES)),
    board_experiences: z.nullish(boardExperiences),
    documents: z.nullish(documents),
    visibility: z.nullish(
      z
        .array(sectionVisibility)
        .check(z.minLength(1, PROFILE_SAVE_MESSAGES.nothing), z.maxLength(PROFILE_SECTION_NAMES.length)),
    ),
  })
  .check(
    z.refine(
      (given) =>
        PROFILE_FIELD_NAMES.filter((name) => isGiven(given[name])).length +
          WHOLE_PARTS.filter((name) => isThere(given[name])).length ===
        1,
      PROFILE_SAVE_MESSAGES.one,
    ),
    z.refine(
      ({ goals: given, goal_type }) => !goal_type || (given ?? []).every(({ type }) => type === goal_type),
      { error: PROFILE_SAVE_MESSAGES.goalType, path: ['goals'] },
    ),
  );
export type ProfileInput = z.infer<typeof profileInput>;

/** The fields that a parsed input writes, one or those of a form. */
export function fieldsOf(input: ProfileInput): Partial<z.infer<typeof optionalFields>> {
  if (input.fields) return input.fields;
  return Object.fromEntries(
    PROFILE_FIELD_NAMES.flatMap((name) => (isGiven(input[name]) ? [[name, input[name]]] : [])),
  );
}
