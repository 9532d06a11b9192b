/** The specification's three kinds of goals. */
export type DemoGoalType = 'Career Goal' | 'Learning Goal' | 'Barrier';

export interface DemoGoal {
  title: string;
  /** The tag's slug: the title in lower case with hyphens for spaces. */
  slug: string;
  type: DemoGoalType;
}

/** The six shown on Home in the design come first: demo data picks the start of the list more often. */
const TITLES: Record<DemoGoalType, readonly string[]> = {
  'Career Goal': [
    'Earn a first corporate board seat',
    'Negotiate compensation with confidence',
    'Lead through a transformation',
    'Build a public voice',
    'Prepare a company for sale or IPO',
    'Grow the next line of leaders',
    'Become a chief executive',
    'Chair a board committee',
    'Move from operator to director',
    'Join an advisory board',
    'Raise a first round of capital',
    'Lead across borders',
    'Step into a larger role',
    'Change industry without starting over',
    'Start a company after a corporate career',
    'Plan a graceful exit',
  ],
  'Learning Goal': [
    'Read a balance sheet like a director',
    'Understand audit and risk oversight',
    'Govern artificial intelligence',
    'Ask better questions about cyber security',
    'Master mergers and acquisitions',
    'Learn how compensation committees decide',
    'Prepare for activist shareholders',
    'Make climate risk part of strategy',
    'Speak with presence in any room',
    'Write a board biography',
    'Coach a senior team',
    'Use data to decide faster',
    'Build a network that opens doors',
    // One character past the 50 at which a goal's title is cut.
    'Turn a difficult board meeting into a decision made',
  ],
  Barrier: [
    'Too little time to prepare',
    'Few sponsors in the room',
    'No listed company experience',
    'A network that looks like mine',
    'Doubt before a big step',
    'Being seen as an operator only',
    'A career break to explain',
    'Carrying work and family at once',
    'Unclear story about my value',
    'Bias in selection processes',
  ],
};

/** What members work toward; the same forty are the goals (tags) of salons. */
export const DEMO_GOALS: readonly DemoGoal[] = Object.entries(TITLES).flatMap(([type, titles]) =>
  titles.map((title) => ({ title, slug: goalSlug(title), type: type as DemoGoalType })),
);

function goalSlug(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-');
}
