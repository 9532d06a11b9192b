import { askForPassword } from '@athenaeum/bff/askForPassword';
import { inTransaction } from '@athenaeum/kit';
import { appointAdmin, appointInput, type Appointed } from '@athenaeum/users-subgraph/appointAdmin';

const REASON = 'Appointed at the command line';

/** Makes an account an admin, or creates it. An account without a password is sent a link to set one, by the outbox. */
export async function appoint(given: unknown): Promise<Appointed> {
  const input = appointInput.parse(given);
  return inTransaction(async (session) => {
    const appointed = await appointAdmin(session, input, REASON);
    if (!appointed.hasPassword) await askForPassword(session, { user_id: appointed.id });
    return appointed;
  });
}
