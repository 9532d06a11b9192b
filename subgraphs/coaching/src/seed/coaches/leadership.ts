import { paragraphs, type DemoCoach } from './demoCoach';

/** Coaches for people who run something. */
export const leadershipCoaches: DemoCoach[] = [
  {
    name: 'Nomvula Dlamini',
    title: 'Chief executives in their first two years',
    short_bio:
      'Works only with chief executives, and only in the first two years. Ran a bank, a railway and, briefly, both.',
    description: paragraphs(
      'The job is lonely, and most of the advice in it is paid for by somebody. Nomvula offers an hour in which nothing is wanted of you except the truth.',
      'She brings thirty years of infrastructure and finance, a long memory for mistakes (her own first), and a telephone number that works on Sundays.',
    ),
    coaching_style:
      'She asks what you have not told your chair yet. There are no slides, and what is said stays where it was said.',
    can_help_with: [
      'The first board meeting as chief executive',
      'Choosing a top team, and unchoosing it',
      'A chair who still wants your job',
      'Bad news, told early',
    ],
    timezone: 'Africa/Johannesburg',
    categories: ['the-ceo', 'operate'],
    goals: [
      'Become a chief executive',
      'Coach a senior team',
      'Lead through a transformation',
      'Doubt before a big step',
    ],
  },
  {
    name: 'Monique Laurent',
    title: 'Transformation without casualties',
    short_bio:
      'Four large transformations, two of which she would do again. Coaches the people in the middle of theirs.',
    description: paragraphs(
      'Monique has closed factories and opened them, merged payrolls, and moved nine thousand people to a new way of working. She keeps a list of the things she got wrong and shares it in the first session.',
      'Her clients are usually six months in, tired, and wondering whether it is working. Together they find the three numbers that would tell.',
    ),
    coaching_style:
      'Half an hour on the plan, half an hour on you. She is suspicious of any programme with a name.',
    can_help_with: [
      'A transformation that has stalled',
      'Unions, works councils and honest talks',
      'Keeping your best people through it',
      'Knowing when to stop',
    ],
    timezone: 'Europe/Paris',
    categories: ['operate', 'the-ceo'],
    goals: [
      'Lead through a transformation',
      'Use data to decide faster',
      'Coach a senior team',
      'Too little time to prepare',
    ],
  },
  {
    name: 'Lan Zhang',
    title: 'Raising capital, from first round to listing',
    short_bio:
      'Has raised money eleven times and turned it down twice. On both sides of the table since 2004.',
    description: paragraphs(
      'Lan founded two companies and backed thirty. She can tell from the third slide whether the founder or the adviser wrote it.',
      'She works with founders before the round, between the offers, and in the strange quiet after the money arrives.',
    ),
    coaching_style:
      'You pitch, she interrupts as they will. Then the model, cell by cell, until you can defend it without opening it.',
    can_help_with: [
      'A first round from people who do not know you',
      'Reading a term sheet',
      'Choosing between investors',
      'Getting a company ready to be listed',
    ],
    timezone: 'Asia/Singapore',
    schedule_link: 'https://example.com/schedule/lan-zhang',
    categories: ['fund', 'build'],
    goals: [
      'Raise a first round of capital',
      'Start a company after a corporate career',
      'Prepare a company for sale or IPO',
      'Master mergers and acquisitions',
    ],
  },
  {
    name: 'Kirsten Dalgaard',
    title: 'Mergers, sales and the hundred days after',
    short_bio:
      'Deals, and what becomes of people in them. Twenty-six transactions as a lawyer, an operator and a seller of her own company.',
    description: paragraphs(
      'Kirsten has been the lawyer at four in the morning, the manager whose unit was sold, and the founder who signed. She helps leaders to keep their judgement in the months in which everybody else is paid to hurry.',
      'Sessions follow the calendar of the deal, and the last ones come after it closes, when they are needed most.',
    ),
    coaching_style:
      'Checklists and candour. She will ask what you would do if the other side walked away tomorrow, and wait.',
    can_help_with: [
      'Preparing a company for sale',
      'Your own terms in somebody else’s deal',
      'Integration, and whom to keep',
      'Life after the exit',
    ],
    timezone: 'Europe/Copenhagen',
    categories: ['fund', 'operate'],
    goals: [
      'Master mergers and acquisitions',
      'Prepare a company for sale or IPO',
      'Plan a graceful exit',
      'Read a balance sheet like a director',
    ],
  },
  {
    name: 'Ximena Salazar',
    title: 'Leading across borders',
    short_bio:
      'Ximena has run businesses in nine countries and four languages, and has been wrong in all of them. She coaches people who lead teams they seldom see: regional presidents, founders opening a second market, and executives moved abroad at a fortnight’s notice. Her work is about the small things that travel badly, such as how disagreement sounds in Seoul and silence in Stockholm, what a promise means in Lagos and a deadline in Lima, and about the large ones that travel better than anybody expects: fairness, good humour, and turning up. She lives in Mexico City, keeps early hours for Asia and late ones for Europe, and answers messages in whichever language they come.',
    description: paragraphs(
      'A region is not a smaller headquarters. Ximena helps leaders to work out what must be the same everywhere, what must not, and who gets to decide.',
      'She prefers to begin with a week of your calendar. What is in it, and at what hour, says more about how a company treats its regions than any strategy does.',
    ),
    coaching_style: 'Curious, funny and thorough. Expect stories, and expect to be asked for yours.',
    can_help_with: [
      'A first role abroad',
      'Leading a team across time zones',
      'Headquarters that does not listen',
      'Opening a second market',
      'Coming home again',
    ],
    timezone: 'America/Mexico_City',
    categories: ['operate', 'society'],
    goals: ['Lead across borders', 'Grow the next line of leaders', 'A network that looks like mine'],
  },
  {
    name: 'Karima Benali',
    title: 'Purpose, climate and work that lasts',
    short_bio:
      'Makes sustainability a matter of strategy rather than of reporting. Former energy executive and adviser to two ministries.',
    description: paragraphs(
      'Karima spent her first career building power stations and her second replacing them. She works with executives whose board has asked for “a plan” and who would like it to be one.',
      'She is equally at home with people leaving business for public work, or the other way about.',
    ),
    coaching_style:
      'Evidence first, then conviction. She sends one chart before each session and asks what it hides.',
    can_help_with: [
      'Climate risk in the strategy, not the appendix',
      'Moving between business and government',
      'A foundation or a non-profit board',
      'Critics who have a point',
    ],
    timezone: 'Africa/Casablanca',
    categories: ['society', 'govern'],
    goals: [
      'Make climate risk part of strategy',
      'Build a public voice',
      'Understand audit and risk oversight',
    ],
  },
  {
    name: 'Hiroko Saito',
    title: 'Quiet leaders and senior teams',
    short_bio:
      'For leaders who are told to speak up. Twenty years of running research laboratories full of people cleverer than she is.',
    description: paragraphs(
      'Hiroko does not believe that presence is volume. She helps quiet leaders to be heard on their own terms, and loud teams to hear one another.',
      'Much of her work is with engineers and scientists who now run companies, and with the boards who appointed them.',
    ),
    coaching_style:
      'Unhurried. She leaves silences in which something usually happens. Written reflections between sessions, never longer than a page.',
    can_help_with: [
      'Being heard without being loud',
      'A team of experts who will not agree',
      'Delegating what you do best',
      'From specialist to chief executive',
    ],
    timezone: 'Asia/Tokyo',
    schedule_link: 'https://example.com/schedule/hiroko-saito',
    categories: ['the-ceo', 'build'],
    goals: [
      'Coach a senior team',
      'Become a chief executive',
      'Being seen as an operator only',
      'Speak with presence in any room',
    ],
  },
];
