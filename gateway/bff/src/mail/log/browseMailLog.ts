import { escapeRegExp } from '@athenaeum/common/escaping';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { MAIL_LISTS, type MailList } from '../templates/template';
import type { Suppressions } from '../unsubscribe/suppressions';
import { MailLogEntry, type MailLogEntryRow, type MailState } from './mailLogEntry.model';

export interface MailLogQuestion {
  /** The beginning of an address. */
  address?: string | undefined;
  template?: string | undefined;
  state?: MailState | undefined;
  take: number;
  skip: number;
}

/** Who was written to, by which template, and what became of it; newest first. */
export async function browseMailLog(
  { address, template, state, take, skip }: MailLogQuestion,
  suppressions: Suppressions,
) {
  const sought = address?.trim().toLowerCase();
  const where = {
    ...(sought && { to: { $regex: new RegExp(`^${escapeRegExp(sought)}`) } }),
    ...(template && { template }),
    ...(state && { state }),
  };
  const [rows, count, stopped] = await Promise.all([
    MailLogEntry.find(where).sort({ at: -1, _id: 1 }).skip(skip).limit(take).lean<MailLogEntryRow[]>(),
    MailLogEntry.countDocuments(where),
    sought?.includes('@') ? stoppedBy(sought, suppressions) : [],
  ]);
  const givenUp = await givenUpAmong(rows);
  return {
    rows: rows.map(({ _id, at, ...row }) => ({
      id: _id,
      ...row,
      at: at.getTime(),
      is_given_up: givenUp.has(_id),
    })),
    count,
    /** The lists that exactly this address has unsubscribed from. */
    stopped,
  };
}

async function stoppedBy(address: string, suppressions: Suppressions): Promise<MailList[]> {
  const stopped = await Promise.all(MAIL_LISTS.map((list) => suppressions.has(list, address)));
  return MAIL_LISTS.filter((_, place) => stopped[place]);
}

/** Of those that failed, which will not be tried again. */
async function givenUpAmong(rows: readonly MailLogEntryRow[]): Promise<ReadonlySet<string>> {
  const failed = rows.filter(({ state }) => state === 'failed').map(({ _id }) => _id);
  if (failed.length === 0) return new Set();
  const dead = await OutboxMessage.find({ _id: { $in: failed }, state: 'dead' })
    .select('_id')
    .lean();
  return new Set(dead.map(({ _id }) => _id));
}
