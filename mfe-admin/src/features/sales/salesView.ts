import { defineListView, oneOf, anyOf, pageOf, type ViewOf, words } from '../../components/list';
import { dayParam, periodOf } from '../../components/period';
import type { SalesQueryVariables } from './__generated__/sales';

/** The kinds of sales, each of one domain. */
export const SALE_KINDS = ['coaching', 'memberships', 'seats'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
export const SALE_STATES = ['paid', 'open', 'refused', 'expired'] as const;
export type SaleState = (typeof SALE_STATES)[number];

export const salesView = defineListView({
  kind: oneOf(SALE_KINDS, 'coaching'),
  words: words(),
  state: anyOf(SALE_STATES),
  from: dayParam(),
  to: dayParam(),
});

export type SalesView = ViewOf<typeof salesView>;

/** The filters that all kinds share. */
export function narrowedBy({ words: given, state, from, to }: SalesView, buyer_ids: readonly string[]) {
  const created_at = periodOf({ from, to });
  return {
    ...(given.trim() && { words: given.trim(), buyer_ids: [...buyer_ids] }),
    ...(state && { status: state }),
    ...(created_at && { created_at }),
  };
}

/** The query: a page of the shown kind, and the totals of the others. */
export function queryOf(view: SalesView, buyer_ids: readonly string[]): SalesQueryVariables {
  const narrowed = narrowedBy(view, buyer_ids);
  const of = (kind: SaleKind) =>
    kind === view.kind ? { ...narrowed, ...pageOf(view) } : { ...narrowed, take: 0 };
  return { coaching: of('coaching'), memberships: of('memberships'), seats: of('seats') };
}
