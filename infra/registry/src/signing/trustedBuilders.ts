import type { TrustedKeys } from './buildSignature';
import { ensureDevelopersKey } from './keyFile';

/** Whose builds are given to members: those named, or, where nobody was and it is not production, this data folder's own. */
export function trustedBuilders(named: TrustedKeys, { dataDir }: { dataDir: string }): TrustedKeys {
  if (named.size > 0) return named;
  const { id, publicKey } = ensureDevelopersKey(dataDir);
  return new Map([[id, publicKey]]);
}
