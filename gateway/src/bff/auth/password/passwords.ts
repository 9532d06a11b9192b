import type { SubgraphClient } from '../../../graph/subgraphs/subgraphClient';
import { askService } from '../../routes/askService';

/** What the gateway alone may do about passwords; each throws the refusal of the users subgraph. */
export interface Passwords {
  setFirst(input: { token: string; user_id: string; password: string }): Promise<void>;
  /** Whether a reset can be done with this token now. */
  canReset(tokenHash: string): Promise<boolean>;
  /** Answers whose password it was. */
  reset(tokenHash: string, password: string): Promise<string>;
}

const ANSWER = '{ ok code message fields data { user_id } }';
const SET_FIRST = `mutation GatewayFirstPassword($input: FirstPasswordInput!) { setFirstPassword(input: $input) ${ANSWER} }`;
const LOOK = `query GatewayPasswordReset($hash: String!) { passwordReset(token_hash: $hash) ${ANSWER} }`;
const RESET = `mutation GatewayResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) ${ANSWER} }`;

interface Owner {
  user_id: string;
}

export const createPasswords = (users: SubgraphClient): Passwords => ({
  async setFirst(input) {
    await askService<Owner>(users, SET_FIRST, { input });
  },
  canReset: async (hash) => (await askService<Owner>(users, LOOK, { hash })) !== null,
  async reset(token_hash, password) {
    const owner = await askService<Owner>(users, RESET, { input: { token_hash, password } });
    return owner!.user_id;
  },
});
