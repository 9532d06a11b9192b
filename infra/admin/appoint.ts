import { askForPassword } from '@athenaeum/bff/askForPassword';
import { inTransaction } from '@athenaeum/kit';
import { appointAdmin, appointInput, type Appointed } from '@athenaeum/users-subgraph/appointAdmin';

const REASON = 'Appointed at the command line';

/** Makes somebody an admin; a mail with a link to set a password leaves with the same write where there is none. */
export async function appoint(given: unknown): Promise<Appointed> {
  const input = appointInput.parse(given);
  return inTransaction(async (session) => {
    const appointed = await appointAdmin(session, input, REASON);
    if (!appointed.hasPassword) await askForPassword(session, { user_id: appointed.id });
    return appointed;
  });
}
