import { isPublisherToken, trustedBuilders } from '@athenaeum/registry';
import type { Request } from 'express';
import type { Env } from '../env';

export type PublisherSettings = Pick<Env, 'TRUSTED_BUILDERS' | 'DATA_DIR' | 'PUBLIC_ORIGIN' | 'isProduction'>;

/** Whether a request is signed with a trusted key, such as the release service's. */
export const createMayPublish =
  ({ TRUSTED_BUILDERS, DATA_DIR, PUBLIC_ORIGIN, isProduction }: PublisherSettings) =>
  ({ headers: { authorization = '' } }: Request): boolean => {
    const trusted = isProduction
      ? TRUSTED_BUILDERS
      : trustedBuilders(TRUSTED_BUILDERS, { dataDir: DATA_DIR });
    return isPublisherToken(authorization.replace(/^bearer /i, ''), { audience: PUBLIC_ORIGIN, trusted });
  };
