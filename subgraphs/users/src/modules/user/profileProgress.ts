import type { UserRow } from './user.model';

/** What a complete profile has. */
const PARTS: ((user: UserRow) => unknown)[] = [
  ({ avatar }) => avatar,
  ({ title, company }) => title && company,
  ({ nearest_regional_hub }) => nearest_regional_hub,
  ({ leadership_summary }) => leadership_summary,
  ({ summary }) => summary,
  ({ thought_leadership_topics }) => thought_leadership_topics.length,
  ({ role, industry_experience }) => role && industry_experience.length,
  ({ board_experiences }) => board_experiences.length,
  ({ languages }) => languages.length,
  ({ community_affiliations }) => community_affiliations.length,
  ({ documents }) => documents.some(({ type }) => type === 'Executive Resume'),
  ({ goals }) => goals.length,
];

/** How complete a profile is, 0 to 100. */
export const profileProgress = (user: UserRow): number =>
  Math.round((100 * PARTS.filter((isThere) => isThere(user)).length) / PARTS.length);
