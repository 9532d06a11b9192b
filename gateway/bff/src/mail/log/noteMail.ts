import { problemCode } from '@athenaeum/kit/outbox';
import type { Log } from '@athenaeum/graph/edge';
import type { Prepared } from '../compose';
import { MailLogEntry, type MailState } from './mailLogEntry.model';

/** Logs the outcome of a mail. Never rejects: a failed log entry must not cause a second delivery. */
export type NoteMail = (id: string, mail: Prepared, state: MailState, error?: unknown) => Promise<void>;

export const createNoteMail =
  (log: Pick<Log, 'warn'>): NoteMail =>
  async (id, { template, to, cc = [] }, state, error) => {
    const entry = {
      template: template.name,
      list: template.list,
      to: [to, ...cc].map(({ address }) => address.toLowerCase()),
      state,
      problem: error === undefined ? null : problemCode(error),
      at: new Date(),
    };
    await MailLogEntry.updateOne({ _id: id }, { $set: entry }, { upsert: true }).catch((lost: unknown) =>
      log.warn(
        { message: id, problem: problemCode(lost) },
        'what became of a mail could not be written down',
      ),
    );
  };
