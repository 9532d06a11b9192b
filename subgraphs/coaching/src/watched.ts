import type { WatchedTypes } from '@athenaeum/kit/dataAccess';
import type { Balance } from './modules/credits/credits.service';
import type { OrderRow } from './modules/order/order.model';
import type { PortfolioRow } from './modules/portfolio/portfolio.model';
import type { SessionRow } from './modules/session/session.model';

/** What staff read of members' sessions, portfolios, coaching time and orders is noted. */
export const watched: WatchedTypes = {
  Session: {
    ownerOf: ({ user_id }: SessionRow) => user_id,
    details: {
      session_date: 'sessions',
      note: 'sessions',
      shared_notes: 'sessions',
      tasks: 'sessions',
      meeting: 'sessions',
    },
  },
  Portfolio: {
    ownerOf: ({ user_id }: PortfolioRow) => user_id,
    details: { drafts: 'portfolios', files: 'portfolios' },
  },
  StoredPortfolioFile: {
    ownerOf: ({ user_id }: { user_id: string }) => user_id,
    details: { key: 'portfolios' },
  },
  Credits: {
    ownerOf: ({ user_id }: Balance) => user_id,
    details: { quantity: 'credits', ledger: 'credits' },
  },
  CoachingSale: {
    ownerOf: ({ user_id }: OrderRow) => user_id,
    details: { title: 'purchases', total: 'purchases', invoice_id: 'purchases' },
  },
};
