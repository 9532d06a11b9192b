import { passkeyName } from '@athenaeum/users-contract';
import * as z from 'zod';

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
const shared = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  // Nothing is asked of extensions.
  clientExtensionResults: z.object({}).default({}),
};
const clientDataJSON = base64url(8000);

/** What an authenticator made: `RegistrationResponseJSON` of WebAuthn. */
export const attestation = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});

/** What an authenticator signed: `AuthenticationResponseJSON` of WebAuthn. */
export const assertion = z.object({
  ...shared,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});

export const addPasskeyInput = z.strictObject({ name: passkeyName, credential: attestation });

export type Attestation = z.infer<typeof attestation>;
export type Assertion = z.infer<typeof assertion>;
