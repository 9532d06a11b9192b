import { type BuildSigner, distrust, type TrustedKeys } from './buildSignature';

const PURPOSE = 'says that whoever asks may publish';
/** Generous, as clocks of laptops differ. */
const TOKEN_TTL_MS = 5 * 60_000;

interface Claims {
  purpose: typeof PURPOSE;
  /** The origin of the installation that it is for. */
  audience: string;
  /** Epoch ms. */
  at: number;
}

/** Mints a token that proves to one installation, for five minutes, that the caller has a key that signs builds. */
export function mintPublisherToken(signer: BuildSigner, audience: string, now = Date.now()): string {
  const claims: Claims = { purpose: PURPOSE, audience, at: now };
  return Buffer.from(JSON.stringify(signer.sign(claims))).toString('base64url');
}

/** Whether a token is valid for this installation and signed with a trusted key. */
export function isPublisherToken(
  token: string,
  { audience, trusted, now = Date.now() }: { audience: string; trusted: TrustedKeys; now?: number },
): boolean {
  const claims = claimsIn(token);
  return (
    claims?.purpose === PURPOSE &&
    claims.audience === audience &&
    Math.abs(now - Number(claims.at)) <= TOKEN_TTL_MS &&
    distrust(claims, trusted) === null
  );
}

function claimsIn(token: string): Partial<Claims> | null {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as Partial<Claims> | null;
  } catch {
    return null;
  }
}
