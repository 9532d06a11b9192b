import { editPath, parseProfilePath } from './profileAddress';

const amara = '/community/members/amara-osei';

it.each([
  ['edit', 'header'],
  ['edit/thought-leadership-topics', 'thought_leadership_topics'],
  ['edit/persona', 'persona'],
  ['edit/community-affiliations', 'community_affiliations'],
  ['edit/languages', 'languages'],
  ['edit/documents', 'documents'],
  ['edit/leadership-summary', 'summary'],
  ['edit/demograpraphics', 'demographics'],
  ['edit/career-experience', 'career_experience'],
  ['edit/board-experiences', 'board_experiences'],
  ['goals/career', 'Career Goal'],
  ['goals/learning', 'Learning Goal'],
  ['goals/barrier', 'Barrier'],
] as const)('edits at %s, and the link to it leads there', (rest, part) => {
  expect(parseProfilePath(rest)).toEqual({ editing: part });
  expect(editPath(amara, part).split('#')[0]).toBe(`${amara}/${rest}`);
});

it('leads the correctly spelled route to the one that is kept', () => {
  expect(parseProfilePath('edit/demographics')).toEqual({ leadsTo: '/edit/demograpraphics' });
});

it.each([
  ['goals', '?tab=goals'],
  ['edit/shoe-size', ''],
  ['anything', ''],
])('leads from %s to what there is', (rest, leadsTo) => {
  expect(parseProfilePath(rest)).toEqual({ leadsTo });
});
