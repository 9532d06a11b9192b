import * as z from 'zod/mini';
import { RELATIONSHIP_TYPES, STAFF_ROLES } from './givenLists';
import { goals } from './goal';
import { PROFILE_MESSAGES, profileFields } from './profileFields';

export const REASON_LIMIT = 500;
/** The most members in one change. */
export const BULK_LIMIT = 100;
export const MEMBER_RECORD_MESSAGES = {
  reason: 'Say why',
  nothing: 'There is nothing to save.',
  conflict: 'This member was changed in the meantime. Look at what is there now, then save again.',
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** Why staff make a change; stored in its audit row. */
export const reason = z
  .string(MEMBER_RECORD_MESSAGES.reason)
  .check(
    z.trim(),
    z.minLength(1, MEMBER_RECORD_MESSAGES.reason),
    z.maxLength(REASON_LIMIT, PROFILE_MESSAGES.tooLong(REASON_LIMIT)),
  );

/** The fields of a member that only admins change; `standing` in the input. */
export const adminOnlyFields = {
  relationship_type: z.enum(RELATIONSHIP_TYPES, PROFILE_MESSAGES.option),
  hide_from_directory: z.boolean(),
  isAdmin: z.boolean(),
  staff_roles: z.array(z.enum(STAFF_ROLES, PROFILE_MESSAGES.option)).check(z.maxLength(STAFF_ROLES.length)),
  tags: profileFields.persona,
} as const;
export type AdminOnlyField = keyof typeof adminOnlyFields;

// Members choose their own picture.
const { avatar: _avatar, ...writtenFields } = profileFields;
const isGiven = (value: unknown) => value !== undefined && value !== null;

/**
 * An admin's change of a member's record, at the version that was read: profile fields, standing, goals, in any combination;
 * all of it or nothing is saved (community, section 4; decisions.md for the reason).
 */
export const updateMemberInput = z
  .strictObject({
    id,
    version: z.number().check(z.int(), z.nonnegative()),
    reason,
    fields: z.nullish(z.partial(z.strictObject(writtenFields))),
    standing: z.nullish(z.partial(z.strictObject(adminOnlyFields))),
    goals: z.nullish(goals),
  })
  .check(
    z.refine(
      ({ fields, standing, goals: given }) => [fields, standing, given].some(isGiven),
      MEMBER_RECORD_MESSAGES.nothing,
    ),
  );
export type UpdateMemberInput = z.infer<typeof updateMemberInput>;

/** Hides several members from the directory, or shows them again. */
export const hideMembersInput = z.strictObject({
  ids: z.array(id).check(z.minLength(1, MEMBER_RECORD_MESSAGES.nothing), z.maxLength(BULK_LIMIT)),
  hide: z.boolean(),
  reason,
});
export type HideMembersInput = z.infer<typeof hideMembersInput>;
