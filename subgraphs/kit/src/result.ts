import * as z from 'zod';
import { Refusal, type RefusalCode } from './refusal';
import { schemaMessage } from './schemaMessages';

// For zod and zod/mini alike: they share it.
z.config({ customError: schemaMessage });

/** Every operation's answer: `{ ok, code, message, fields, data }`; lists add `count` and may add more. */
export interface Result<T> {
  ok: boolean;
  code: RefusalCode | null;
  message: string | null;
  fields: Record<string, string> | null;
  data: T | null;
}

export interface Page<T> {
  data: T[];
  /** How many match before take and skip. */
  count: number;
}

/** Runs a service call; a refusal or a schema error becomes data, anything else is a bug and is thrown on. */
export async function toResult<T>(
  run: () => Promise<T> | T,
  message: string | null = null,
): Promise<Result<T>> {
  try {
    return { ok: true, code: null, message, fields: null, data: await run() };
  } catch (error) {
    return { ...refused(error), data: null };
  }
}

/** As `toResult`, for lists: the page's own keys (`data`, `count`, `facets`, ...) are spread into the answer. */
export async function toListResult<P extends object>(
  run: () => Promise<P> | P,
): Promise<Omit<Result<never>, 'data'> & Partial<P>> {
  try {
    return { ok: true, code: null, message: null, fields: null, ...(await run()) };
  } catch (error) {
    return refused(error) as Omit<Result<never>, 'data'> & Partial<P>;
  }
}

function refused(error: unknown): Omit<Result<never>, 'data'> {
  if (error instanceof Refusal)
    return { ok: false, code: error.code, message: error.message, fields: error.fields ?? null };
  const issues = schemaIssues(error);
  if (!issues) throw error;
  const fields = Object.fromEntries(
    [...issues].reverse().map((issue) => [issue.path.map(String).join('.'), issue.message]),
  );
  return {
    ok: false,
    code: 'INVALID',
    message: issues[0]?.message ?? 'Please check what you entered.',
    fields,
  };
}

interface SchemaIssue {
  path: PropertyKey[];
  message: string;
}

/** zod and zod/mini throw different classes with the same shape. */
function schemaIssues(error: unknown): SchemaIssue[] | null {
  if (!(error instanceof Error) || !('issues' in error) || !Array.isArray(error.issues)) return null;
  return error.issues as SchemaIssue[];
}
