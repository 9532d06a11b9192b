import { PORTFOLIO_ADD_ONS, type ProductKind } from '@athenaeum/coaching-contract';
import type { ProductRow } from '../modules/product/product.model';

/** Coaching time as it is sold; prices in cents. */
export const TIME_PACKAGES = [
  { minutes: 60, price: 25_000, description: 'One conversation, or two short ones.' },
  { minutes: 180, price: 69_000, description: 'Enough to prepare an interview properly.' },
  { minutes: 300, price: 110_000, description: 'A season with one strategist, at your own pace.' },
  { minutes: 600, price: 199_000, description: 'A year of company for a new role or a first seat.' },
] as const;

const [BRAND_PACKAGE, ADDITIONAL_CV] = PORTFOLIO_ADD_ONS;

const PORTFOLIO_PRODUCTS: readonly [
  id: string,
  kind: ProductKind,
  title: string,
  price: number,
  about: string,
][] = [
  [
    'branded-career-portfolio',
    'PORTFOLIO',
    'Branded Career Portfolio',
    180_000,
    'An executive resume, a biography and a public profile, written with you by one writer over four weeks.',
  ],
  [
    'branded-board-portfolio',
    'PORTFOLIO',
    'Branded Board Portfolio',
    210_000,
    'A board CV of one page, a board biography and a letter to a nominating chair, written with you over four weeks.',
  ],
  [
    BRAND_PACKAGE,
    'ADD_ON',
    'Portfolio refresh',
    65_000,
    'Your portfolio, brought up to date after a new role or a first seat. For portfolios finished here.',
  ],
  [
    ADDITIONAL_CV,
    'ADD_ON',
    'Additional CV',
    45_000,
    'A second CV from the same interviews, aimed at another kind of role.',
  ],
];

export const productRows = (): ProductRow[] =>
  [
    ...TIME_PACKAGES.map(({ minutes, price, description }) => ({
      _id: `coaching-time-${minutes}`,
      kind: 'TIME' as const,
      title: minutes === 60 ? '1 hour of coaching' : `${minutes / 60} hours of coaching`,
      description,
      price,
      minutes,
    })),
    ...PORTFOLIO_PRODUCTS.map(([_id, kind, title, price, description]) => ({
      _id,
      kind,
      title,
      description,
      price,
      minutes: null,
    })),
  ].map((product, position) => ({ ...product, currency: 'USD', position, for_sale: true }));
