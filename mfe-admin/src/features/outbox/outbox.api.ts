import { FRESH, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { queryString } from '../../components/queryString';
import { outboxView, type OutboxView } from './outboxView';

export type Standing = OutboxView['standing'];

/** A message on its way out, without what it says. */
export interface OutboxRow {
  id: string;
  channel: string;
  kind: string;
  standing: Standing;
  attempts: number;
  problem: string | null;
  is_under_way: boolean;
  /** Epoch ms. */
  created_at: number;
  due_at: number;
  settled_at: number | null;
}

interface Told {
  rows: OutboxRow[];
  count: number;
  counts: Record<Standing, number>;
  given_up: { kind: string; count: number }[];
  channels: string[];
}

/** One message, or all that was given up of a kind. */
export type TryAgain = ({ id: string } | { kind: string }) & { reason: string };

const injected = api.enhanceEndpoints({ addTagTypes: ['Outbox'] }).injectEndpoints({
  endpoints: (build) => ({
    operationsOutbox: build.query<ReturnType<typeof listed>, OutboxView>({
      queryFn: async (view, { extra, signal }) => {
        const answer = await restQueryFn<Told, OutboxView>(
          (asked) => `/api/operations/outbox${queryString({ ...asked })}`,
        )(view, { extra, signal });
        return answer.error ? { error: answer.error } : { data: listed(answer.data!) };
      },
      providesTags: ['Outbox'],
    }),
    operationsTryAgain: build.mutation<{ tried: number; left: number }, TryAgain>({
      queryFn: restQueryFn('/api/operations/outbox/try-again', { body: (wish) => wish }),
      invalidatesTags: ['Outbox'],
    }),
  }),
});

/** As lists are answered everywhere. */
const listed = ({ rows, count, ...rest }: Told) => ({ outbox: { ok: true, data: rows, count, ...rest } });

export const { useOperationsOutboxQuery, useOperationsTryAgainMutation } = injected;

export const prefetchOutbox = (search: URLSearchParams) =>
  injected.util.prefetch('operationsOutbox', outboxView.read(search), FRESH);
