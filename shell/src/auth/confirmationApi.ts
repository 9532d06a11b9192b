import { translateSentence } from '@athenaeum/messages';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { confirmText } from './confirm.messages';

const PATH = '/api/auth/confirmation';

export interface Ways {
  password: boolean;
  passkey: boolean;
}

interface Told<Data> {
  ok: boolean;
  message: string | null;
  data: Data | null;
}

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
  ok ? null : message ? translateSentence(message) : confirmText.failed;

async function call<Data>(path: string, body?: object): Promise<Told<Data>> {
  try {
    const response = await fetch(PATH + path, {
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return (await response.json()) as Told<Data>;
  } catch {
    return { ok: false, message: null, data: null };
  }
}
