import { FRESH, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { queryString } from '../../components/queryString';
import { outboxView, type OutboxView } from './outboxView';

export type MessageStatus = OutboxView['status'];

/** An outbox message, without its payload. */
export interface OutboxRow {
  id: string;
  channel: string;
  kind: string;
  status: MessageStatus;
  attempts: number;
  problem: string | null;
  is_under_way: boolean;
  /** Epoch ms. */
  created_at: number;
  due_at: number;
  settled_at: number | null;
}

interface OutboxAnswer {
  rows: OutboxRow[];
  count: number;
  counts: Record<MessageStatus, number>;
  given_up: { kind: string; count: number }[];
  channels: string[];
}

/** One message, or all dead letters of a kind. */
export type TryAgain = ({ id: string } | { kind: string }) & { reason: string };

const injected = api.enhanceEndpoints({ addTagTypes: ['Outbox'] }).injectEndpoints({
  endpoints: (build) => ({
    operationsOutbox: build.query<ReturnType<typeof listed>, OutboxView>({
      queryFn: async (view, { extra, signal }) => {
        const answer = await restQueryFn<OutboxAnswer, OutboxView>(
          (filters) => `/api/operations/outbox${queryString({ ...filters })}`,
        )(view, { extra, signal });
        return answer.error ? { error: answer.error } : { data: listed(answer.data!) };
      },
      providesTags: ['Outbox'],
    }),
    operationsTryAgain: build.mutation<{ retried: number; remaining: number }, TryAgain>({
      queryFn: restQueryFn('/api/operations/outbox/try-again', { body: (input) => input }),
      invalidatesTags: ['Outbox'],
    }),
  }),
});

/** Maps the answer to the shape of list queries. */
const listed = ({ rows, count, ...rest }: OutboxAnswer) => ({
  outbox: { ok: true, data: rows, count, ...rest },
});

export const { useOperationsOutboxQuery, useOperationsTryAgainMutation } = injected;

export const prefetchOutbox = (search: URLSearchParams) =>
  injected.util.prefetch('operationsOutbox', outboxView.read(search), FRESH);
