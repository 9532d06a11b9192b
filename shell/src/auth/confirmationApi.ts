import { callRest, type RestAnswer } from '@athenaeum/shell-contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { confirmText } from './confirm.messages';

const PATH = '/api/auth/confirmation';

/** Whether the account has a password and a passkey to confirm with. */
export interface ConfirmationMethods {
  password: boolean;
  passkey: boolean;
}

type Answer<Data> = Pick<RestAnswer<Data>, 'ok' | 'message' | 'data'>;

export const readWays = (): Promise<Answer<ConfirmationMethods>> => call<ConfirmationMethods>('');

/** Confirms the signed-in user before a sensitive change (step-up authentication). The error message; null on success. */
export const confirmByPassword = async (password: string): Promise<string | null> =>
  problemIn(await call('/password', { password }));

/** The same with any passkey of the account that the browser finds. */
export async function confirmByPasskey(): Promise<string | null> {
  const challenge = await call<PublicKeyCredentialRequestOptionsJSON>('/passkey/options', {});
  if (!challenge.data) return problemIn(challenge);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const credential = await startAuthentication({ optionsJSON: challenge.data });
    return problemIn(await call('/passkey', { credential }));
  } catch {
    return confirmText.noPasskey;
  }
}

const problemIn = ({ ok, message }: Answer<unknown>): string | null =>
  ok ? null : (message ?? confirmText.failed);

const call = <Data>(path: string, body?: object): Promise<Answer<Data>> =>
  callRest<Data>(PATH + path, { body }).catch(() => ({ ok: false, message: null, data: null }));
