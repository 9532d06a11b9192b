import { onePagePdf, type PdfLine } from '@athenaeum/kit/demo';

interface Paper {
  title: string;
  lines: readonly string[];
}

/** Our own papers for salons and pathways, by file name. */
export const PAPERS = {
  'questions-before-you-join-a-board.pdf': {
    title: 'Questions before you join a board',
    lines: [
      'Twelve questions to ask before the first meeting, and who can answer them.',
      '',
      '1.  What did the last director to leave say on the way out?',
      '2.  Which decision of the past year would the chair take back?',
      '3.  How many days did directors give last year, not how many were asked for?',
      '4.  What does the audit committee worry about in private?',
      '5.  Who speaks last, and why?',
      '6.  When was the strategy last changed in a meeting?',
      '7.  What is insured, and up to which amount?',
      '8.  Who wrote the risk register, and who reads it?',
      '9.  What do the five largest owners want, each of them?',
      '10. How was the chief executive paid in the worst year?',
      '11. Which skills leave the room when you enter it?',
      '12. What would make them ask you to go?',
    ],
  },
  'a-sale-in-four-documents.pdf': {
    title: 'A sale in four documents',
    lines: [
      'What is signed between the first call and the closing dinner, and what each is for.',
      '',
      'The letter of intent: a price, a period of quiet, and little that binds.',
      'The disclosure letter: everything you would rather say now than be asked later.',
      'The purchase agreement: who pays for what was not known.',
      'The escrow agreement: how long the money waits, and for whom.',
    ],
  },
  'reading-a-proxy-statement.pdf': {
    title: 'Reading a proxy statement',
    lines: [
      'Four pages tell most of it.',
      '',
      'The summary of pay: compare it with the returns printed beside it.',
      'The directors and their other boards: count the evenings.',
      'Related parties: names that turn up twice.',
      "The owners' proposals: what the company hopes you will vote against.",
    ],
  },
} satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;

export const paperKey = (name: string): string => `resources/${name}`;

/** The files themselves, for the storage of a demo. */
export const demoPapers = (): { key: string; body: Buffer }[] =>
  Object.entries(PAPERS).map(([name, paper]) => ({ key: paperKey(name), body: onePagePdf(set(paper)) }));

const set = ({ title, lines }: Paper): PdfLine[] => [
  { as: 'title', words: title },
  ...lines.map((words): PdfLine => ({ as: 'text', words })),
];
