import { paragraphs, type DemoCoach } from './demoCoach';

/** Coaches for a first board seat, and later ones. */
export const boardroomCoaches: DemoCoach[] = [
  {
    name: 'Maya Chen',
    title: 'Executive presence and board interviews',
    short_bio: 'Former Chief People Officer, twice; a nominating committee chair since 2019.',
    description: paragraphs(
      'Maya spent twenty-two years hiring and letting go of executives before she began to prepare them. She has sat through some four hundred board interviews and remembers the first minute of most of them.',
      'She works with people who are very good on paper and want to be as good in the room: newly appointed directors, operators who have never had to tell their story, and chief executives who have told it too often.',
      'Most of her clients come with a date in the diary. She asks for the names of the people across the table, reads what they have written, and plays them well enough to be disliked for an hour.',
    ),
    coaching_style:
      'Direct, warm, and on your feet within ten minutes. Bring a real conversation; she plays the other side of the table, then you trade places. Notes arrive the same evening.',
    can_help_with: [
      'Preparing for a board interview',
      'A story that fits on one page',
      'Saying no to a chair',
      'Joining a board mid-crisis',
      'Leaving well',
    ],
    timezone: 'America/Los_Angeles',
    introduction: 'introduction-maya-chen',
    categories: ['govern', 'your-brand'],
    goals: [
      'Earn a first corporate board seat',
      'Speak with presence in any room',
      'Step into a larger role',
      'Unclear story about my value',
      'Build a public voice',
      'Move from operator to director',
      'Plan a graceful exit',
      'Doubt before a big step',
    ],
    resources: [
      {
        title: 'Boardroom Ready',
        description: 'The evening salon on the first ninety days of a seat',
        type: 'LINK',
        link: '/salons/boardroom-ready',
      },
      {
        title: 'The path to the boardroom, season by season',
        description: 'Where most of her clients begin, at their own pace and in order',
        type: 'LINK',
        link: '/pathways/path-to-the-boardroom',
      },
    ],
  },
  {
    name: 'Helena Marchetti',
    title: 'Audit, risk and the financial expert’s chair',
    short_bio:
      'For directors who did not grow up in finance. Formerly Chief Operating Officer at Fjordline; three audit committees chaired, one restatement survived.',
    description: paragraphs(
      'Helena ran ferries before she read their accounts, and has chaired audit committees in insurance, rail and food since. She believes that most financial statements can be understood by anyone willing to ask the second question.',
      'Her sessions are built on the papers of your own board, read the way an audit chair reads them: the notes first, the estimates next, the adjectives last.',
    ),
    coaching_style:
      'Patient and precise. She sends three pages to read beforehand and will know whether you have. You leave with the five questions to ask at your next meeting.',
    can_help_with: [
      'Reading a set of board papers in an hour',
      'Becoming the financial expert of your committee',
      'The private session with the auditor',
      'A restatement, a leak or a late surprise',
    ],
    timezone: 'Europe/Rome',
    meeting: { kind: 'address', value: 'Via dei Giardini 18, Milan' },
    categories: ['govern', 'fund'],
    goals: [
      'Understand audit and risk oversight',
      'Read a balance sheet like a director',
      'Chair a board committee',
      'No listed company experience',
    ],
  },
  {
    name: 'Niamh Gallagher',
    title: 'Chairing, and being ready to chair',
    short_bio:
      'Prepares new chairs of boards and committees. Chair of a listed utility and of a children’s hospital, at the same time and on purpose.',
    description: paragraphs(
      'A chair speaks less than she is expected to and decides more than she is seen to. Niamh learned it over eleven years at the head of two very different tables.',
      'She works with people who have just been asked, people who expect to be, and chairs whose boards have become too polite.',
    ),
    coaching_style:
      'She listens through your last agenda line by line, then helps you write the next one. Homework is one phone call that you have been putting off.',
    can_help_with: [
      'Your first hundred days as a chair',
      'An agenda that leaves room to think',
      'The director who dominates, the director who is silent',
      'Evaluating a chief executive fairly',
      'Succession, yours included',
    ],
    timezone: 'Europe/London',
    categories: ['govern', 'the-ceo'],
    goals: [
      'Chair a board committee',
      'Turn a difficult board meeting into a decision made',
      'Move from operator to director',
      'Few sponsors in the room',
    ],
    resources: [
      {
        title: 'First-time directors',
        description: 'The peer group she recommends to everybody in her first year',
        type: 'LINK',
        link: '/peer-groups/first-time-directors',
      },
    ],
  },
  {
    name: 'Astrid Eriksen',
    title: 'Activists, shareholders and hard questions',
    short_bio:
      'A former head of stewardship at a pension fund, now on the other side. She has written the letters that boards are afraid of.',
    description: paragraphs(
      'For fourteen years Astrid voted the shares. She knows which sentences in an annual report make an investor put down the coffee, and how a campaign looks from the inside in its first week.',
      'She prepares committees for annual meetings, remuneration votes and the phone call that comes on a Friday.',
    ),
    coaching_style:
      'Rehearsal, mostly. You answer as you would, she answers as they would, and together you find the version that is both true and short.',
    can_help_with: [
      'A vote that may be lost',
      'The first call from an activist',
      'Explaining pay to people who disagree',
      'Climate questions with numbers in them',
    ],
    timezone: 'Europe/Oslo',
    categories: ['govern', 'society'],
    goals: [
      'Prepare for activist shareholders',
      'Learn how compensation committees decide',
      'Make climate risk part of strategy',
    ],
  },
  {
    name: 'Divya Krishnan',
    title: 'Technology oversight for directors',
    short_bio:
      'Artificial intelligence, cyber security and the questions a board should ask about both. Twice a chief technology officer, never a jargon speaker.',
    description: paragraphs(
      'Divya built payment systems for two decades and was in the room for three incidents that made the evening news. She teaches directors to hear the difference between “we are secure” and “we have practised”.',
      'No technical background is needed. Curiosity is, and one recent paper from your own management team.',
    ),
    coaching_style:
      'Whiteboard, plain words, and a rule that either of you may say “I do not follow”. Every session ends with questions ranked by how much the answer would tell you.',
    can_help_with: [
      'Questions for the chief information security officer',
      'An artificial intelligence policy that is not a poster',
      'Judging a technology investment',
      'Rehearsing an incident with your board',
    ],
    timezone: 'America/New_York',
    categories: ['govern', 'build'],
    goals: [
      'Govern artificial intelligence',
      'Ask better questions about cyber security',
      'Use data to decide faster',
    ],
  },
  {
    name: 'Ludmila Dvorak',
    title: 'Board biographies and the board CV',
    short_bio:
      'Turns a long career into one page that a nominating committee finishes. Former editor, former headhunter, impatient with adjectives.',
    description: paragraphs(
      'Ludmila read board CVs for a living for nine years and gave each of them forty seconds. She now writes them with the people they are about, which takes rather longer.',
      'Bring everything: the old CV, the awkward gap, the role that ended badly. The page you leave with will say what you decide, in the order that a chair reads.',
    ),
    coaching_style:
      'Interview first, writing second. She asks for numbers until there are some, and strikes out whatever could be said of anybody else.',
    can_help_with: [
      'A board CV of one page',
      'A biography in the third person that sounds like you',
      'A career break, explained in one line',
      'Your public profile, made to agree with both',
    ],
    timezone: 'Europe/Paris',
    schedule_link: 'https://example.com/schedule/ludmila-dvorak',
    categories: ['your-brand', 'govern'],
    goals: [
      'Write a board biography',
      'Unclear story about my value',
      'A career break to explain',
      'Being seen as an operator only',
      'Bias in selection processes',
      'Earn a first corporate board seat',
    ],
  },
  {
    name: 'Renata Oliveira',
    title: 'Advisory boards and family companies',
    short_bio:
      'Advises owners and those who advise them. Grew up in a family business, left it, and was asked back to chair it.',
    description: paragraphs(
      'Family boards run on conversations that happened before the meeting, some of them decades before. Renata helps newcomers hear them.',
      'She also works with founders who want an advisory board and are not sure what to ask of it, or how to end it.',
    ),
    coaching_style:
      'She draws the family tree, the share register and the seating plan, and asks you where the three disagree.',
    can_help_with: [
      'Joining the board of a family company',
      'Setting up an advisory board that works',
      'Independence when everybody is related',
      'Being paid properly for advice',
    ],
    timezone: 'America/Sao_Paulo',
    categories: ['govern', 'operate'],
    goals: ['Join an advisory board', 'Move from operator to director', 'A network that looks like mine'],
  },
];
