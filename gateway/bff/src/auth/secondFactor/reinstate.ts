import { noteFact, type StoredFact } from '@athenaeum/kit/journal';
import type { ClientSession } from 'mongoose';
import { Passkey } from '../passkeys/passkey.model';
import { SecondFactor } from './secondFactor.model';

/** Notes that a passkey, by its id, or a member's authenticator app was removed: no restored backup makes it good again. */
export const noteRemoved = (
  session: ClientSession,
  removed: 'passkey' | 'app',
  id: string,
  user_id: string,
): Promise<void> =>
  noteFact(session, { kind: 'factor', subject: `${removed} ${id}`, user_id, value: { removed } });

/** Removes again what was removed since a backup was made. An app that was set up after that has to be set up again. */
export async function reinstateFactors({ kind, subject, user_id, value }: StoredFact): Promise<void> {
  if (kind !== 'factor') return;
  if (value.removed === 'app') await SecondFactor.deleteOne({ _id: user_id });
  else await Passkey.deleteOne({ _id: subject.slice('passkey '.length), user_id });
}
