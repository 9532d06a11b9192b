import { FRESH, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { queryString } from '../../components/queryString';
import { mailView, type MailView } from './mailView';

/** A row of the mail log, without the text of the mail. */
export interface MailRow {
  id: string;
  template: string;
  /** The mailing list that a member can unsubscribe from; null for mail without one. */
  list: string | null;
  to: string[];
  state: 'sent' | 'stopped' | 'failed';
  problem: string | null;
  is_given_up: boolean;
  /** Epoch ms. */
  at: number;
}

interface MailAnswer {
  rows: MailRow[];
  count: number;
  /** The lists that the searched address has unsubscribed from. */
  stopped: string[];
  templates: string[];
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsMail: build.query<ReturnType<typeof listed>, MailView>({
      queryFn: async (view, { extra, signal }) => {
        const answer = await restQueryFn<MailAnswer, MailView>(
          ({ address, ...filters }) =>
            `/api/operations/mail${queryString({ address: address.trim(), ...filters })}`,
        )(view, { extra, signal });
        return answer.error ? { error: answer.error } : { data: listed(answer.data!) };
      },
    }),
  }),
});

/** Maps the answer to the shape of list queries. */
const listed = ({ rows, count, ...rest }: MailAnswer) => ({ mail: { ok: true, data: rows, count, ...rest } });

export const { useOperationsMailQuery } = injected;

export const prefetchMailLog = (search: URLSearchParams) =>
  injected.util.prefetch('operationsMail', mailView.read(search), FRESH);
