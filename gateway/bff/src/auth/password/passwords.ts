import { Refusal } from '@athenaeum/kit';
import { PASSWORD_MESSAGES } from '@athenaeum/users-contract';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';

/**
 * What the gateway alone may do about passwords; each throws the refusal of the users subgraph, and those that set one an
 * `INVALID` with `fields.password` when it is known to others. The token stays good then.
 */
export interface Passwords {
  setFirst(input: { token: string; user_id: string; password: string }): Promise<void>;
  /** Whether a reset can be done with this token now. */
  canReset(tokenHash: string): Promise<boolean>;
  /** Returns the id of the account. */
  reset(tokenHash: string, password: string): Promise<string>;
}

const ANSWER = '{ ok code message fields data { user_id } }';
const SET_FIRST = `mutation GatewayFirstPassword($input: FirstPasswordInput!) { setFirstPassword(input: $input) ${ANSWER} }`;
const LOOK = `query GatewayPasswordReset($hash: String!) { passwordReset(token_hash: $hash) ${ANSWER} }`;
const RESET = `mutation GatewayResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) ${ANSWER} }`;

interface Owner {
  user_id: string;
}

/** Checks that return whether the password is known to be breached or common. */
type Known = (password: string) => Promise<boolean>;

export const createPasswords = (users: SubgraphClient, known: readonly Known[]): Passwords => ({
  async setFirst(input) {
    await assertUnknown(input.password, known);
    await askService<Owner>(users, SET_FIRST, { input });
  },
  canReset: async (hash) => (await askService<Owner>(users, LOOK, { hash })) !== null,
  async reset(token_hash, password) {
    await assertUnknown(password, known);
    const owner = await askService<Owner>(users, RESET, { input: { token_hash, password } });
    return owner!.user_id;
  },
});

/** In order: a locally refused password is not sent to other systems. */
async function assertUnknown(password: string, known: readonly Known[]): Promise<void> {
  for (const isKnown of known)
    if (await isKnown(password))
      throw new Refusal('INVALID', PASSWORD_MESSAGES.common, { password: PASSWORD_MESSAGES.common });
}
