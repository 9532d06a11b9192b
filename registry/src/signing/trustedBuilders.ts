import * as z from 'zod';
import { readTrustedKeys, type TrustedKeys } from './buildSignature';
import { ensureDevelopmentKey } from './keyFile';

/** `TRUSTED_BUILDERS`: public keys as `<id>=<base64>,...`; empty for none. */
export const trustedBuildersVariable = z
  .string()
  .default('')
  .transform((list, context): TrustedKeys => {
    try {
      return readTrustedKeys(list);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not valid' });
      return z.NEVER;
    }
  });

/** The trusted keys: the configured ones, or, without any and outside of production, this data folder's own. */
export function trustedBuilders(named: TrustedKeys, { dataDir }: { dataDir: string }): TrustedKeys {
  if (named.size > 0) return named;
  const { id, publicKey } = ensureDevelopmentKey(dataDir);
  return new Map([[id, publicKey]]);
}
