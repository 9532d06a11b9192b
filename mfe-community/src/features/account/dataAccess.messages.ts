import { defineMessages } from '@athenaeum/messages';

export const dataAccessText = defineMessages('communityDataAccess', {
  title: 'Who has read your private details',
  about:
    'Each time one of our staff opens details that other members can’t see, it’s written down here, and kept for two years.',
  none: 'Nobody has.',
  noneOf: 'Nobody has read this.',
  filter: 'Details',
  all: 'All details',
  reader: 'Somebody who has left',
  times: { one: '{at}', other: '{at} · {count} times that day' },
  more: 'Show more',
  failed: 'This list did not load',
  loading: 'Loading who has read your details',
});

/** Keys as in the contract's `READ_DETAILS`. */
export const readDetailText = defineMessages('communityReadDetail', {
  header: 'Title and company',
  location: 'Location',
  contact: 'LinkedIn',
  summary: 'Leadership bio',
  thought_leadership_topics: 'Thought leadership topics',
  board_experiences: 'Board experience',
  career_experience: 'Career experience',
  languages: 'Languages',
  persona: 'Persona',
  community_affiliations: 'Community affiliations',
  documents: 'Documents',
  demographics: 'Demographics',
  goals: 'Goals',
  email: 'Email',
  phone: 'Phone',
  board_readiness: 'Board readiness',
  intake: 'Intake',
  membership: 'Membership and billing',
  preferences: 'Language and time zone',
  staff_notes: 'Notes of our staff',
  requests: 'Requests to member support',
  referrals: 'Invitations you sent',
  applications: 'Applications',
  sessions: 'Coaching sessions',
  portfolios: 'Portfolio',
  credits: 'Coaching time',
  purchases: 'Purchases',
  activity: 'Events, bookmarks and progress',
});
