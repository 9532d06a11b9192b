import { DEVELOPMENT_INTERNAL_KEY } from '@athenaeum/kit';
import * as z from 'zod';

const schema = z
  .object({
    NODE_ENV: z.string().optional(),
    MONGODB_URI: z.string().min(1),
    PORT: z.coerce.number().int().min(1).max(65535).default(4002),
    INTERNAL_KEY: z.string().min(16),
  })
  .refine(
    ({ NODE_ENV, INTERNAL_KEY }) => NODE_ENV !== 'production' || INTERNAL_KEY !== DEVELOPMENT_INTERNAL_KEY,
    {
      error: 'The development key is not for production',
      path: ['INTERNAL_KEY'],
    },
  );

/** The environment, read once; a mistake names its variables and never their values. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The environment of the content subgraph is not right.\n${problems.join('\n')}`);
}
