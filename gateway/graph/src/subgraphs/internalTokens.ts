import { mintInternalToken, perCaller, type Domain, type InternalCaller } from '@athenaeum/kit';

/** A third of a token's lifetime, since a token may still be in transit for a while. */
const TOKEN_TTL_MS = 10_000;

/** The token of one caller for one subgraph: signed once per request, renewed for a long one. */
export function createInternalTokens(key: string, audience: Domain): (caller: InternalCaller) => string {
  const known = perCaller<{ token: string; mintedAt: number }>();
  return (caller) => {
    const now = Date.now();
    const last = known.get(caller);
    // Also renewed when the clock was set back.
    if (last && Math.abs(now - last.mintedAt) < TOKEN_TTL_MS) return last.token;
    const token = mintInternalToken(key, audience, caller);
    known.set(caller, { token, mintedAt: now });
    return token;
  };
}
