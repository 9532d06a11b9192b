/** Roles of the demo world: what stands on the card, the function and the level behind it. */
export const POSITIONS = [
  { title: 'Chief Executive Officer', role: 'General management', level: 'C-suite' },
  { title: 'Chief Financial Officer', role: 'Finance', level: 'C-suite' },
  { title: 'Chief Operating Officer', role: 'Operations', level: 'C-suite' },
  { title: 'Chief Technology Officer', role: 'Technology', level: 'C-suite' },
  { title: 'Chief Information Security Officer', role: 'Technology', level: 'C-suite' },
  { title: 'Chief Marketing Officer', role: 'Marketing', level: 'C-suite' },
  { title: 'Chief People Officer', role: 'People', level: 'C-suite' },
  { title: 'Chief Product Officer', role: 'Product', level: 'C-suite' },
  { title: 'Chief Risk Officer', role: 'Risk and compliance', level: 'C-suite' },
  { title: 'Chief Strategy Officer', role: 'Strategy', level: 'C-suite' },
  { title: 'General Counsel', role: 'Legal', level: 'C-suite' },
  { title: 'President, International', role: 'General management', level: 'President' },
  {
    title: 'Executive Vice President, Supply Chain',
    role: 'Supply chain',
    level: 'Executive Vice President',
  },
  { title: 'Executive Vice President, Sales', role: 'Sales', level: 'Executive Vice President' },
  { title: 'Senior Vice President, Communications', role: 'Communications', level: 'Senior Vice President' },
  { title: 'Senior Vice President, Finance', role: 'Finance', level: 'Senior Vice President' },
  { title: 'Vice President, Research', role: 'Research and development', level: 'Vice President' },
  { title: 'Vice President, Engineering', role: 'Technology', level: 'Vice President' },
  { title: 'Managing Partner', role: 'Consulting', level: 'Partner or Managing Director' },
  { title: 'Managing Director', role: 'Investing', level: 'Partner or Managing Director' },
  { title: 'Founder and Chief Executive', role: 'General management', level: 'Founder' },
  { title: 'Independent Director', role: 'General management', level: 'Board' },
  {
    title: 'Group Director of Procurement, Operations and Regional Transformation',
    role: 'Operations',
    level: 'Director',
  },
] as const;

export const TAGLINES = [
  'I make hard things arrive on time.',
  'Numbers first, then the story they tell.',
  'Quiet rooms, loud results.',
  'Built three teams that outlived me.',
  'Turning regulators into readers.',
  'From the factory floor to the front row.',
  'Patient capital, impatient standards.',
  'I ask the second question.',
  'Good governance is good manners at scale.',
  'Growth without the hangover.',
  'The bridge between the lab and the ledger.',
  'Strategy is what you say no to.',
] as const;
/** Exactly the 80 characters a tagline may have. */
export const TAGLINE_AT_LIMIT =
  'Thirty years of turning complicated companies into simple ones that people trust';

export const TOPICS = [
  'Resilient supply chains',
  'Operating model change',
  'Women in operations',
  'Audit committee craft',
  'Pricing in a downturn',
  'Boards and artificial intelligence',
  'Founder succession',
  'Hiring the first general counsel',
  'Climate disclosure that helps',
  'Selling to governments',
  'Cyber risk in plain words',
  'Carve-outs without tears',
  'Pay equity',
  'Activist defence',
  'Culture after a merger',
  'Capital allocation',
  'Healthcare access',
  'Family business governance',
  'Industrial software',
  'Emerging market expansion',
] as const;
/** Exactly the 55 characters a topic may have. */
export const TOPIC_AT_LIMIT = 'What every new director should ask in the first quarter';

export const OPENINGS = [
  'I run a business that most people only notice when it stops.',
  'For twenty years I have worked where finance meets the physical world.',
  'I have led teams through two mergers, one listing and a very long winter.',
  'My career began on a shop floor and I still read the daily numbers first.',
  'I advise companies at the moment they outgrow the way they were built.',
  'I spent a decade abroad learning that strategy travels badly and people travel well.',
] as const;

export const MIDDLES = [
  'The work I am proudest of is the work nobody had to redo.',
  'I have hired more than two hundred leaders and learned most from the ones I got wrong.',
  'Before that I was the person airlines called when the baggage system failed.',
  'Colleagues say I am calm; I say that most crises are inventories nobody took.',
  'I sit on a hospital board at home and on a school board in my mother’s town.',
  'Along the way I learned to read a covenant, a room and a weather forecast.',
  'We doubled revenue in four years and halved the number of meetings.',
] as const;

export const CLOSINGS = [
  'I joined Athenaeum to prepare for a first independent board seat.',
  'Ask me about unionised workforces, cold chains, or saying no to a chair.',
  'I am looking for a room in which I am not the only one.',
  'I am happy to speak with anyone who is about to do this for the first time.',
  'What I want next is a company with long assets and honest questions.',
] as const;

export const BOARD_COMPANIES = [
  'Port of Calder Trust',
  'Femi & Daughters Freight',
  'Calder River Conservancy',
  'Harbourlight Museums',
  'Elmsworth University Press',
  'Fairmount Housing Trust',
  'Eldertree Hospice',
  'Lakehurst Foundation',
  'Northgate Biologics',
  'Quarry Bank Ceramics',
  'Polaris Medical Devices',
  'Crescent Row Credit Union',
] as const;

export const CITIES: Record<string, readonly string[]> = {
  'New York City': ['New York', 'Brooklyn', 'Stamford', 'Philadelphia'],
  'San Francisco': ['San Francisco', 'Oakland', 'Palo Alto', 'San Jose'],
  Boston: ['Boston', 'Cambridge', 'Providence', 'Portland'],
  'Washington DC': ['Washington', 'Arlington', 'Bethesda', 'Richmond'],
  Seattle: ['Seattle', 'Bellevue', 'Tacoma', 'Portland'],
};

/** As often as the hubs have members. */
export const HUBS_BY_SIZE = Object.entries({
  'New York City': 86,
  'San Francisco': 71,
  Boston: 48,
  'Washington DC': 44,
  Seattle: 39,
}).flatMap(([hub, members]) => Array.from({ length: members }, () => hub));
