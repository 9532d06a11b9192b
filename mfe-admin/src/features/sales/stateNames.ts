import type { SaleKind, SaleState } from './salesView';

export const STATE_NAMES: Record<SaleState, string> = {
  paid: 'Paid',
  open: 'Not paid yet',
  refused: 'Refused',
  expired: 'Expired',
};

export const KIND_NAMES: Record<SaleKind, string> = {
  coaching: 'Coaching and portfolio',
  memberships: 'Memberships',
  seats: 'Seats',
};
