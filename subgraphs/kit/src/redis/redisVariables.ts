import * as z from 'zod';

/** Where what several processes share may be, besides the database. */
export const redisVariables = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .regex(/^rediss?:\/\/[^/]+(\/\d*)?$/)
    .optional()
    .describe(
      'Redis 6.2 or later for rate limits and for facts to open pages: `redis://:password@host:6379/0`, or `rediss://` with TLS. A secret where it has a password. The same in gateways, workers and subgraphs; without it the database serves for both.',
    ),
};
