import { callRest, type RestAnswer } from '@athenaeum/shell-contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { confirmText } from './confirm.messages';

const PATH = '/api/auth/confirmation';

export interface Ways {
  password: boolean;
  passkey: boolean;
}

type Told<Data> = Pick<RestAnswer<Data>, 'ok' | 'message' | 'data'>;

export const readWays = (): Promise<Told<Ways>> => call<Ways>('');

/** The error message; null when it is confirmed. */
export const confirmByPassword = async (password: string): Promise<string | null> =>
  problemIn(await call('/password', { password }));

/** The same with any passkey of the account that the browser finds. */
export async function confirmByPasskey(): Promise<string | null> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>('/passkey/options', {});
  if (!asked.data) return problemIn(asked);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const credential = await startAuthentication({ optionsJSON: asked.data });
    return problemIn(await call('/passkey', { credential }));
  } catch {
    return confirmText.noPasskey;
  }
}

const problemIn = ({ ok, message }: Told<unknown>): string | null =>
  ok ? null : (message ?? confirmText.failed);

const call = <Data>(path: string, body?: object): Promise<Told<Data>> =>
  callRest<Data>(PATH + path, { body }).catch(() => ({ ok: false, message: null, data: null }));
