import { PROFILE_PART_NAMES, PROFILE_PARTS, type ProfilePart } from '@athenaeum/users-contract';
import type { UserRow } from '../user/user.model';

const IS_THERE: Record<ProfilePart, (user: UserRow) => unknown> = {
  avatar: ({ avatar }) => avatar,
  position: ({ title, company }) => title && company,
  nearest_regional_hub: ({ nearest_regional_hub }) => nearest_regional_hub,
  leadership_summary: ({ leadership_summary }) => leadership_summary,
  summary: ({ summary }) => summary,
  thought_leadership_topics: ({ thought_leadership_topics }) => thought_leadership_topics.length,
  career_experience: ({ role, industry_experience }) => role && industry_experience.length,
  board_experiences: ({ board_experiences }) => board_experiences.length,
  languages: ({ languages }) => languages.length,
  community_affiliations: ({ community_affiliations }) => community_affiliations.length,
  documents: ({ documents }) => documents.some(({ type }) => type === 'Executive Resume'),
  goals: ({ goals }) => goals.length,
};

/** The checklist of a profile. */
export const completenessOf = (user: UserRow) =>
  PROFILE_PART_NAMES.map((part) => ({
    part,
    label: PROFILE_PARTS[part],
    done: Boolean(IS_THERE[part](user)),
  }));

/** The completeness of a profile, 0 to 100. */
export function profileProgress(user: UserRow): number {
  const parts = completenessOf(user);
  return Math.round((100 * parts.filter(({ done }) => done).length) / parts.length);
}
