type CheckAnswer = (answer: {
  query: string;
  variables: Record<string, unknown>;
  data: unknown;
  /** Paths of errors. */
  nulled: string[][];
}) => string[];

interface Body {
  data?: unknown;
  errors?: { path?: string[] }[];
}

/**
 * Why the gateway could never give this answer to an operation, one sentence each; a failure without data is always
 * possible.
 */
export async function problemsOf(
  response: Response,
  query: string,
  variables: Record<string, unknown>,
): Promise<string[]> {
  const body = await readBody(response);
  if (!body?.data) return [];
  const nulled = (body.errors ?? []).flatMap(({ path }) => (path ? [path] : []));
  return checkAnswer({ query, variables, data: body.data, nulled });
}

/** The environment of the tests holds the product's schema (`infra/test/dom.environment.cjs`). */
const checkAnswer: CheckAnswer = (answer) => {
  const { checkAnswer: check } = globalThis as { checkAnswer?: CheckAnswer };
  if (!check) throw new Error('No checkAnswer: run the tests with infra/test/jest.config.cjs');
  return check(answer);
};

async function readBody(response: Response): Promise<Body | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  return (await response.json()) as Body;
}
