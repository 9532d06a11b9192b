import { paragraphs, type DemoCoach } from './demoCoach';

/** Coaches for pay, titles and the next position. */
export const careerCoaches: DemoCoach[] = [
  {
    name: 'Ruth Adeyemi',
    title: 'Negotiation and compensation',
    short_bio:
      'Has negotiated for eleven chief executives and, as Chief People Officer of Sable & Pine, against rather more.',
    description: paragraphs(
      'For most of a decade Ruth negotiated on the company’s side. She noticed that the person whose pay was being discussed was usually the least prepared in the room, and changed sides.',
      'She works from your actual offer: base, bonus, equity, notice, title, and the sentence you are afraid to say. Anchor high, explain once, and let the silence do its work.',
    ),
    coaching_style:
      'Numbers before words. You will practise your opening until it bores you, because that is when it starts to sound true.',
    can_help_with: [
      'An offer on the table this week',
      'Equity, explained and then negotiated',
      'Asking for the title as well as the money',
      'A severance that lets you leave well',
    ],
    timezone: 'Europe/London',
    schedule_link: 'https://example.com/schedule/ruth-adeyemi',
    categories: ['your-brand', 'fund'],
    goals: [
      'Negotiate compensation with confidence',
      'Step into a larger role',
      'Learn how compensation committees decide',
      'Plan a graceful exit',
      'Bias in selection processes',
    ],
    resources: [
      {
        title: 'Negotiating your next role',
        description: 'Her recorded salon, with the three anchors and how to use them',
        type: 'LINK',
        link: '/salons/negotiating-your-next-role',
      },
      {
        title: 'The Art of the Ask',
        description: 'Live and open to guests: asking for more and being glad you did, afterwards too',
        type: 'LINK',
        link: '/salons/the-art-of-the-ask',
      },
    ],
  },
  {
    name: 'Catherine Oyelaran',
    title: 'First ninety days and team resets',
    short_bio: 'Has started seven senior jobs and kept the diaries.',
    description: paragraphs(
      'Catherine ran operations in shipping, telecoms and health, arriving each time in the middle of something. She knows which promises of the first week are still quoted in the third year.',
      'She meets clients every two weeks through their first quarter: who to see, what to leave alone, which meeting to cancel, and when to stop listening and say what will happen.',
    ),
    coaching_style:
      'A plan on one page, revised together every fortnight. Calm, practical, fond of lists, unimpressed by reorganisations.',
    can_help_with: [
      'Your first ninety days',
      'Inheriting a team you did not choose',
      'A reset of a team that has stopped talking',
      'The predecessor who has not quite left',
    ],
    timezone: 'Africa/Lagos',
    categories: ['operate', 'the-ceo'],
    goals: [
      'Step into a larger role',
      'Coach a senior team',
      'Lead through a transformation',
      'Grow the next line of leaders',
      'Too little time to prepare',
    ],
  },
  {
    name: 'Shirin Kaveh',
    title: 'Career change after forty-five',
    short_bio:
      'For people who are good at something they no longer want to do. Surgeon until thirty-nine, General Manager at Wren Health until fifty, coach since.',
    description: paragraphs(
      'Shirin has changed profession twice and regrets neither. She does not think that you have to start over, and she will show you on paper how much of what you know travels.',
      'Expect conversations with strangers: by the fourth session you will have had six of them, and at least one will have offered you something.',
    ),
    coaching_style:
      'Gentle questions, firm deadlines. She keeps a list of what you said you wanted and reads it back to you.',
    can_help_with: [
      'Changing industry without starting over',
      'A portfolio of roles instead of one',
      'Telling people that you are leaving',
      'Deciding between two good offers',
    ],
    timezone: 'America/Chicago',
    meeting: { kind: 'phone', value: '+1 312 555 0142' },
    categories: ['your-brand', 'society'],
    goals: [
      'Change industry without starting over',
      'Plan a graceful exit',
      'Start a company after a corporate career',
      'Doubt before a big step',
    ],
  },
  {
    name: 'Vivian Brooks',
    title: 'Public voice and the difficult interview',
    short_bio:
      'From keynote to crisis. Formerly President of Harrow Mutual, and before that a live radio reporter who was hung up on by a prime minister.',
    description: paragraphs(
      'Vivian has asked the unfair question for a living, and has answered it for a company with two million policyholders. She works on what you say when it comes, and on what you say when nobody has asked anything yet.',
      'Sessions are recorded, and you keep the recordings. The distance between the first and the fifth is the whole argument for doing this.',
    ),
    coaching_style:
      'Microphone on within five minutes. One correction at a time, never more than three in an hour.',
    can_help_with: [
      'A keynote that is yours',
      'Hostile questions, live',
      'An opinion piece that gets printed',
      'Sounding certain about uncertain things',
    ],
    timezone: 'America/New_York',
    categories: ['your-brand', 'society'],
    goals: [
      'Build a public voice',
      'Speak with presence in any room',
      'Doubt before a big step',
      'Turn a difficult board meeting into a decision made',
    ],
  },
  {
    name: 'Jelena Kovacs',
    title: 'Returning, restarting and the long gap',
    short_bio:
      'Coaches people coming back: from leave, from illness, from caring, from a company that no longer exists.',
    description: paragraphs(
      'Jelena took four years away from investment banking to look after her parents, and came back as a partner somewhere better. She has since helped more than a hundred people to return at the level at which they left.',
      'She begins with the story, because the gap is rarely the problem; the apology for it is.',
    ),
    coaching_style: 'Kind, unsentimental and quick. She will stop you each time you apologise, and count.',
    can_help_with: [
      'A career break, told without apology',
      'Returning at the level you left',
      'Carrying work and family at once',
      'Rebuilding a network after time away',
    ],
    timezone: 'Europe/Prague',
    schedule_link: 'https://example.com/schedule/jelena-kovacs',
    categories: ['your-brand'],
    goals: [
      'A career break to explain',
      'Carrying work and family at once',
      'Build a network that opens doors',
      'Step into a larger role',
    ],
  },
  {
    name: 'Rania Mansour',
    title: 'Sponsorship and networks that open doors',
    short_bio:
      'Builds networks on purpose. Former diplomat; keeps in touch with eleven hundred people and can tell you how.',
    description: paragraphs(
      'Rania served in six capitals and learned that access is a habit rather than a talent. She helps people who dislike networking to do it well enough that it no longer feels like that.',
      'You will draw a map of the forty people who matter for your next step, and by the end of the quarter you will have spoken to thirty of them.',
    ),
    coaching_style:
      'Structured and cheerful. One introduction asked for and one given in every week between sessions.',
    can_help_with: [
      'Finding sponsors, not mentors',
      'Working a room without working it',
      'Asking for an introduction',
      'Staying in touch without being a nuisance',
    ],
    timezone: 'Asia/Dubai',
    categories: ['your-brand', 'society'],
    goals: [
      'Build a network that opens doors',
      'Few sponsors in the room',
      'A network that looks like mine',
      'Lead across borders',
    ],
  },
];
