import { defineListView, matching, pageOf, type ViewOf } from '../../components/list';
import type { AuditRowsInput } from './__generated__/auditLog';

const name = matching(/^[\w-]{1,64}$/);
/** '2026-11-21', a day in the reader's zone. */
const day = matching(/^\d{4}-\d{2}-\d{2}$/);

/** The query parameters of the log: actor, operation, target and period. */
export const auditView = defineListView({
  actor: name,
  operation: name,
  target: name,
  from: day,
  until: day,
});
export type AuditView = ViewOf<typeof auditView>;

export const ANYTHING = { actor: '', operation: '', target: '', from: '', until: '' } as const;

export function queryOf(view: AuditView): AuditRowsInput {
  const { actor, operation, target } = view;
  const { from, until } = periodOf(view);
  return {
    ...(actor && { actor_id: { equals: actor } }),
    ...(operation && { operation: { equals: operation } }),
    ...(target && { target_id: { equals: target } }),
    ...((from !== null || until !== null) && { at: { gte: from, lt: until } }),
    ...pageOf(view),
  };
}

/** From the start of one day to the end of the other in the reader's zone, epoch ms. */
export const periodOf = ({ from, until }: Pick<AuditView, 'from' | 'until'>) => ({
  from: startOf(from, 0),
  until: startOf(until, 1),
});

function startOf(date: string, daysLater: number): number | null {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const at = date ? new Date(year, month - 1, dayOfMonth + daysLater).getTime() : NaN;
  return Number.isNaN(at) ? null : at;
}
