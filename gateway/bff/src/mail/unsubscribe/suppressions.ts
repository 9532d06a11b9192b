import { createHash } from 'node:crypto';
import { inTransaction } from '@athenaeum/kit';
import { noteFact } from '@athenaeum/kit/journal';
import type { ClientSession } from 'mongoose';
import type { Env } from '../../env';
import { type SecretEnv, signaturesFor } from '../../auth/secrets';
import { MAIL_LISTS, type MailList } from '../templates/template';
import { MailSuppression } from './mailSuppression.model';

export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe';

export interface Suppressions {
  /** Where one click ends mail of a list to an address. */
  urlFor(list: MailList, address: string): string;
  /** What one of our links means; null for any other. */
  read(token: string): { list: MailList; key: string } | null;
  add(key: string): Promise<void>;
  /** Unsubscribes the verified address of a member. */
  stop(list: MailList, address: string): Promise<void>;
  /** Subscribes again. */
  lift(list: MailList, address: string): Promise<void>;
  has(list: MailList, address: string): Promise<boolean>;
}

/** Unsubscriptions. A link names nobody: it contains a list, the hash of an address and our signature. */
export function createSuppressions(env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN'>): Suppressions {
  const signatures = signaturesFor(env, 'mail lists');

  const add = async (key: string): Promise<void> => {
    await inTransaction(async (session) => {
      const once = { $setOnInsert: { at: new Date() } };
      await MailSuppression.updateOne({ _id: key }, once, { upsert: true, session });
      await noteWish(session, key, false);
    });
  };

  return {
    urlFor(list, address) {
      const key = keyOf(list, address);
      return `${env.PUBLIC_ORIGIN}${UNSUBSCRIBE_PATH}/${key}.${signatures.of(key)}`;
    },
    read(token) {
      const [name = '', hash = '', given = '', ...rest] = token.split('.');
      const list = MAIL_LISTS.find((known) => known === name);
      const key = `${name}.${hash}`;
      return list && signatures.isOurs(key, given) && rest.length === 0 ? { list, key } : null;
    },
    add,
    stop: (list, address) => add(keyOf(list, address)),
    async lift(list, address) {
      const key = keyOf(list, address);
      await inTransaction(async (session) => {
        await MailSuppression.deleteOne({ _id: key }, { session });
        await noteWish(session, key, true);
      });
    },
    has: async (list, address) => (await MailSuppression.exists({ _id: keyOf(list, address) })) !== null,
  };
}

/** A restored backup must not undo an unsubscription. */
const noteWish = (session: ClientSession, key: string, isWanted: boolean): Promise<void> =>
  noteFact(session, { kind: 'suppression', subject: key, user_id: null, value: { isWanted } });

const keyOf = (list: MailList, address: string) =>
  `${list}.${createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')}`;
