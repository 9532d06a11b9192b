import { demoId } from '@athenaeum/kit/demo';
import type { ResourceRow } from '../../modules/resource/resource.model';
import { paperKey, type PaperName } from '../papers';

/** Public pages as resources of a salon. One title and one description exceed the 40 and 60 characters at which they are truncated. */
const READING = {
  principles: [
    'G20/OECD Principles of Corporate Governance',
    'The international benchmark that most national codes are measured against, free to read.',
    'https://www.oecd.org/en/topics/corporate-governance.html',
  ],
  filings: [
    'Search company filings',
    'Proxy statements say who is paid what, and why.',
    'https://www.sec.gov/edgar/search/',
  ],
  code: ['The UK Corporate Governance Code', 'Short, and clearer than most.', 'https://www.frc.org.uk/'],
  climate: [
    'Climate disclosure standards',
    'What a board is asked to report.',
    'https://www.ifrs.org/groups/international-sustainability-standards-board/',
  ],
  cyber: [
    'A framework for cyber security',
    'Six functions in plain words.',
    'https://www.nist.gov/cyberframework',
  ],
  models: [
    'A framework for AI risk',
    'Map, measure, manage, govern.',
    'https://www.nist.gov/itl/ai-risk-management-framework',
  ],
} as const;

/** Stored files: a paper to download, or a recording. */
const FILES = {
  questions: [
    'Questions before you join a board',
    'Twelve of them, on one page to print.',
    paperKey('questions-before-you-join-a-board.pdf' satisfies PaperName),
  ],
  sale: [
    'A sale in four documents',
    'What is signed, and what each is for.',
    paperKey('a-sale-in-four-documents.pdf' satisfies PaperName),
  ],
  proxy: [
    'Reading a proxy statement',
    'Four pages tell most of it.',
    paperKey('reading-a-proxy-statement.pdf' satisfies PaperName),
  ],
  negotiating: [
    'Negotiating Your Next Role',
    'The recording, to watch before you begin.',
    'recordings/negotiating-your-next-role.mp4',
  ],
} as const;

type Named = keyof typeof READING | keyof typeof FILES;

const BESIDE_SALONS: Readonly<Record<string, readonly Named[]>> = {
  'the-art-of-the-ask': ['filings'],
  'boardroom-ready': ['principles', 'code', 'questions'],
  'paid-masterclass': ['filings', 'sale'],
  'last-seat-salon': ['filings', 'code'],
  'ai-in-the-boardroom': ['models'],
  'negotiating-your-next-role': ['filings', 'proxy'],
  'what-audit-chairs-wish': ['code'],
  'climate-risk-credit-risk': ['climate'],
  'cyber-questions': ['cyber'],
};

const BESIDE_PATHWAYS: Readonly<Record<string, readonly Named[]>> = {
  'path-to-the-boardroom': ['principles', 'code', 'filings', 'questions', 'negotiating'],
  'the-finance-fluency': ['filings'],
  'technology-for-directors': ['cyber', 'models'],
};

export const resourceRows = (): ResourceRow[] => [
  ...beside('salon', BESIDE_SALONS),
  ...beside('pathway', BESIDE_PATHWAYS),
];

const beside = (
  kind: 'salon' | 'pathway',
  lists: Readonly<Record<string, readonly Named[]>>,
): ResourceRow[] =>
  Object.entries(lists).flatMap(([slug, names]) =>
    names.map((name, position) => ({
      _id: demoId('resource', `${kind}-${slug}-${name}`),
      entry_id: demoId(kind, slug),
      position,
      ...(isFile(name) ? toFile(FILES[name]) : toLink(READING[name])),
    })),
  );

type Words = readonly [title: string, description: string, address: string];

const isFile = (name: Named): name is keyof typeof FILES => name in FILES;

const toLink = ([title, description, link]: Words) =>
  ({ title, description, type: 'LINK', link, asset: null, filename: null }) as const;

const toFile = ([title, description, asset]: Words) =>
  ({ title, description, type: 'ASSET', link: null, asset, filename: asset.split('/').at(-1)! }) as const;
