import { FRESH, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { queryString } from '../../components/queryString';
import { mailView, type MailView } from './mailView';

/** That a mail was written to somebody; nothing of what it says. */
export interface MailRow {
  id: string;
  template: string;
  /** The kind of mail that can be stopped, if it is of one. */
  list: string | null;
  to: string[];
  state: 'sent' | 'stopped' | 'failed';
  problem: string | null;
  is_given_up: boolean;
  /** Epoch ms. */
  at: number;
}

interface Told {
  rows: MailRow[];
  count: number;
  /** What the address that is searched for wants no more of. */
  stopped: string[];
  templates: string[];
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsMail: build.query<ReturnType<typeof listed>, MailView>({
      queryFn: async (view, { extra, signal }) => {
        const answer = await restQueryFn<Told, MailView>(
          ({ address, ...asked }) =>
            `/api/operations/mail${queryString({ address: address.trim(), ...asked })}`,
        )(view, { extra, signal });
        return answer.error ? { error: answer.error } : { data: listed(answer.data!) };
      },
    }),
  }),
});

/** As lists are answered everywhere. */
const listed = ({ rows, count, ...rest }: Told) => ({ mail: { ok: true, data: rows, count, ...rest } });

export const { useOperationsMailQuery } = injected;

export const prefetchMailLog = (search: URLSearchParams) =>
  injected.util.prefetch('operationsMail', mailView.read(search), FRESH);
