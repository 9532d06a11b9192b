import { type BuildSigner, distrust, type TrustedKeys } from './buildSignature';

const PURPOSE = 'says that whoever asks may publish';
/** Clocks of laptops differ. */
const LASTS = 5 * 60_000;

interface Claims {
  purpose: typeof PURPOSE;
  /** The origin of the one installation that it is for. */
  audience: string;
  /** Epoch ms. */
  at: number;
}

/** Proves to one installation, for five minutes, that whoever asks has a key that builds are signed with. */
export function mintPublisherToken(signer: BuildSigner, audience: string, now = Date.now()): string {
  const claims: Claims = { purpose: PURPOSE, audience, at: now };
  return Buffer.from(JSON.stringify(signer.sign(claims))).toString('base64url');
}

/** Whether it is such a proof, for this installation, of a key that is trusted. */
export function isPublisherToken(
  token: string,
  { audience, trusted, now = Date.now() }: { audience: string; trusted: TrustedKeys; now?: number },
): boolean {
  const claims = claimsIn(token);
  return (
    claims?.purpose === PURPOSE &&
    claims.audience === audience &&
    Math.abs(now - Number(claims.at)) <= LASTS &&
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
