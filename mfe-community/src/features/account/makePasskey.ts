import { restQueryFn } from '@athenaeum/shell-contract';
import type { ApiError } from '@athenaeum/shell-contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { Passkey } from './account.api';
import { passkeysText } from './passkeys.messages';

export const PASSKEYS_PATH = '/api/auth/passkeys';

export interface NewPasskey {
  name: string;
}

const askOptions = restQueryFn<PublicKeyCredentialCreationOptionsJSON, void>(`${PASSKEYS_PATH}/options`, {
  method: 'POST',
});
const keep = restQueryFn<Passkey[], { name: string; credential: object }>(PASSKEYS_PATH, {
  method: 'POST',
  body: (made) => made,
});

/** The `queryFn` that has the browser create a passkey, which verifies the member, and stores it under a name. */
export async function makePasskey({ name }: NewPasskey, how: { extra: unknown }) {
  const challenge = await askOptions(undefined, how);
  if (!challenge.data) return challenge;
  // Imported lazily: few members use it.
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const credential = await startRegistration({ optionsJSON: challenge.data });
    return await keep({ name, credential }, how);
  } catch (problem) {
    return { error: notMade(problem) };
  }
}

const notMade = (problem: unknown): ApiError => ({
  kind: 'refused',
  code: 'INVALID',
  message:
    problem instanceof Error && problem.name === 'InvalidStateError'
      ? passkeysText.isThere
      : passkeysText.notMade,
});
