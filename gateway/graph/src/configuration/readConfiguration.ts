import { commaList } from '@athenaeum/kit';
import * as z from 'zod';

const MIN_SECRET_LENGTH = 32;

export const port = z.coerce.number().int().min(1).max(65535);
export const positive = z.coerce.number().int().min(1);
export const url = z.url({ protocol: /^https?$/ });
export const origin = url.transform((given) => new URL(given).origin);
export const secret = z.string().min(MIN_SECRET_LENGTH);
/** Comma between them. */
export const secretsBefore = commaList.pipe(z.array(secret));

/** A variable that needs attention, and why: `['CRM_TOKEN', 'is needed with CRM_URL']`. */
export type VariableProblem = [name: string, problem: string];

/** Thrown with every problem named by its variable; values never appear, they may be secrets (safety 20). */
export class ConfigurationProblem extends Error {}

/**
 * The environment of a process, read once by its variables; an empty variable counts as none.
 * @param problemsOf what is wrong with values that are right one by one
 * @throws ConfigurationProblem
 */
export function readConfiguration<Variables extends z.ZodRawShape>(
  process: string,
  variables: Variables,
  source: Record<string, string | undefined>,
  problemsOf: (env: z.infer<z.ZodObject<Variables>>) => readonly VariableProblem[],
): z.infer<z.ZodObject<Variables>> {
  const schema = z.object(variables).superRefine((env, context) => {
    for (const [name, message] of problemsOf(env))
      context.addIssue({ code: 'custom', path: [name], message });
  });
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = new Map(
    parsed.error.issues.map(({ path, code, message }) => [String(path[0]), describe(code, message)]),
  );
  const list = [...problems].map(([name, problem]) => `${name} ${problem}`).join('; ');
  throw new ConfigurationProblem(`The configuration of the ${process} needs attention: ${list}.`);
}

/** Our own sentences name no value; the library's may quote one, so they are replaced. */
function describe(code: string, message: string): string {
  if (code === 'custom') return message;
  return code === 'too_small' ? 'is too short or too small' : 'is not valid';
}
