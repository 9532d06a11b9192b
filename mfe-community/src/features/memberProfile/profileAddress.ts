import type { GoalType, ProfilePart, ProfileSection } from '@athenaeum/users-contract';

/** What one edit page changes: the card at the top, a section, or the goals of one type. */
export type EditPart = 'header' | ProfileSection | GoalType;

/** The edit routes, spelled as the specification has them. */
const EDIT_ROUTES = {
  '': 'header',
  'leadership-summary': 'summary',
  'thought-leadership-topics': 'thought_leadership_topics',
  'board-experiences': 'board_experiences',
  'career-experience': 'career_experience',
  languages: 'languages',
  persona: 'persona',
  'community-affiliations': 'community_affiliations',
  documents: 'documents',
  demograpraphics: 'demographics',
} as const satisfies Record<string, EditPart>;

const GOAL_ROUTES = {
  career: 'Career Goal',
  learning: 'Learning Goal',
  barrier: 'Barrier',
} as const satisfies Record<string, GoalType>;

const ROUTES: Record<string, EditPart> = Object.fromEntries([
  ...Object.entries(EDIT_ROUTES).map(([last, part]) => [last ? `edit/${last}` : 'edit', part]),
  ...Object.entries(GOAL_ROUTES).map(([last, part]) => [`goals/${last}`, part]),
]) as Record<string, EditPart>;

/** Correct spelling, and the goals by their tab's name: they lead on. */
const LEADS_TO: Record<string, string> = {
  'edit/demographics': '/edit/demograpraphics',
  goals: '?tab=goals',
};

export type ProfilePath =
  | { editing: EditPart | null; leadsTo?: undefined }
  /** Below the profile's own address; empty for the profile itself. */
  | { editing?: undefined; leadsTo: string };

/** Parses the rest of an address below a profile: `edit/languages`. */
export function parseProfilePath(rest: string): ProfilePath {
  const path = rest.replace(/\/+$/, '');
  if (path === '') return { editing: null };
  const editing = ROUTES[path];
  return editing ? { editing } : { leadsTo: LEADS_TO[path] ?? '' };
}

export const profilePath = ({ slug, id }: { slug: string | null; id: string }) =>
  `/community/members/${slug ?? id}`;

/** The edit address of a part, with its anchor. */
export function editPath(profile: string, part: EditPart): string {
  const [route] = Object.entries(ROUTES).find(([, edited]) => edited === part) ?? [''];
  return `${profile}/${route}#${anchorOf(part)}`;
}

/** The address of the profile after editing, with the same anchor. */
export const shownPath = (profile: string, part: EditPart): string =>
  `${profile}${isGoal(part) ? '?tab=goals' : ''}#${anchorOf(part)}`;

export const anchorOf = (part: EditPart): string => part.toLowerCase().replaceAll(/[ _]/g, '-');

export const isGoal = (part: EditPart): part is GoalType =>
  (Object.values(GOAL_ROUTES) as string[]).includes(part);

/** Where each part of a complete profile is written. */
export const EDITED_IN: Record<ProfilePart, EditPart> = {
  avatar: 'header',
  position: 'header',
  nearest_regional_hub: 'header',
  leadership_summary: 'summary',
  summary: 'summary',
  thought_leadership_topics: 'thought_leadership_topics',
  career_experience: 'career_experience',
  board_experiences: 'board_experiences',
  languages: 'languages',
  community_affiliations: 'community_affiliations',
  documents: 'documents',
  goals: 'Career Goal',
};
