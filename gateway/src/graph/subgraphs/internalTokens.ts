import { mintInternalToken, type Domain, type InternalCaller } from '@athenaeum/kit';

/** A third of a token's life: what was given out may still be on its way for a while. */
const RENEWED_AFTER = 10_000;

/** The token of one caller for one subgraph: signed once for all that her request asks there, soon anew for a long one. */
export function createInternalTokens(key: string, audience: Domain): (caller: InternalCaller) => string {
  const known = new WeakMap<InternalCaller, { token: string; mintedAt: number }>();
  return (caller) => {
    const now = Date.now();
    const last = known.get(caller);
    // A clock that was set back makes it neither young nor old.
    if (last && Math.abs(now - last.mintedAt) < RENEWED_AFTER) return last.token;
    const token = mintInternalToken(key, audience, caller);
    known.set(caller, { token, mintedAt: now });
    return token;
  };
}
