import { DEVELOPMENT_INTERNAL_KEY } from '@athenaeum/kit';
import * as z from 'zod';

const schema = z.object({
  MONGODB_URI: z.string().min(1),
  PORT: z.coerce.number().int().min(1).max(65535).default(4001),
  INTERNAL_KEY: z
    .string()
    .min(16)
    .default(DEVELOPMENT_INTERNAL_KEY)
    .refine(
      (key) => process.env.NODE_ENV !== 'production' || key !== DEVELOPMENT_INTERNAL_KEY,
      'must be a secret of its own in production',
    ),
});

/** The environment, read once; every problem is named by its variable, without its value. */
export function readEnv(from: NodeJS.ProcessEnv = process.env) {
  const { data, error } = schema.safeParse(from);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The users subgraph cannot start:\n${problems.join('\n')}`);
}
