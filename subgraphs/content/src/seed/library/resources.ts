import { demoId } from '@athenaeum/kit/demo';
import type { ResourceRow } from '../../modules/resource/resource.model';

/** Public pages worth having beside a salon. One title and one description pass the 40 and 60 characters at which they are cut. */
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

const BESIDE_SALONS: Readonly<Record<string, readonly (keyof typeof READING)[]>> = {
  'the-art-of-the-ask': ['filings'],
  'boardroom-ready': ['principles', 'code'],
  'last-seat-salon': ['filings', 'code'],
  'ai-in-the-boardroom': ['models'],
  'negotiating-your-next-role': ['filings'],
  'what-audit-chairs-wish': ['code'],
  'climate-risk-credit-risk': ['climate'],
  'cyber-questions': ['cyber'],
};

const BESIDE_PATHWAYS: Readonly<Record<string, readonly (keyof typeof READING)[]>> = {
  'path-to-the-boardroom': ['principles', 'code', 'filings'],
  'the-finance-fluency': ['filings'],
  'technology-for-directors': ['cyber', 'models'],
};

export const resourceRows = (): ResourceRow[] => [
  ...beside('salon', BESIDE_SALONS),
  ...beside('pathway', BESIDE_PATHWAYS),
];

const beside = (
  kind: 'salon' | 'pathway',
  lists: Readonly<Record<string, readonly (keyof typeof READING)[]>>,
): ResourceRow[] =>
  Object.entries(lists).flatMap(([slug, names]) =>
    names.map((name, position) => {
      const [title, description, link] = READING[name];
      return {
        _id: demoId('resource', `${kind}-${slug}-${name}`),
        entry_id: demoId(kind, slug),
        title,
        description,
        type: 'LINK' as const,
        link,
        asset: null,
        filename: null,
        position,
      };
    }),
  );
