import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { TypedDocument } from '../api/typedDocument';
import { problemsOf } from './answerProblems';
import { isInvented } from './inventedDocument';
import { beLate, lateness } from './late';

type Responder<Data, Variables> =
  Data | Response | ((variables: Variables) => Data | Response | Promise<Data | Response>);

interface Prepared {
  /** Null where the product's schema does not know it. */
  query: string | null;
  responder: Responder<unknown, never>;
}

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

const prepared = new Map<string, Prepared>();
const log: Sent[] = [];
/** Answers of this test that the gateway could never give. */
const impossible: string[] = [];

const server = setupServer(
  http.post('*/graphql', async ({ request }) => {
    const { operationName, variables = {} } = (await request.json()) as Sent;
    log.push({ operationName, variables });
    const answer = await answerTo(operationName, variables);
    await beLate();
    return answer;
  }),
);

async function answerTo(operationName: string, variables: Sent['variables']): Promise<Response> {
  const found = prepared.get(operationName);
  if (!found) {
    const problem = `No answer prepared for ${operationName}: call respond(${operationName}Document, ...) first.`;
    console.error(problem);
    return HttpResponse.json({ errors: [{ message: problem }] });
  }
  const { query, responder } = found;
  // The document that it was registered for gives it its type.
  const answer: unknown = typeof responder === 'function' ? await responder(variables as never) : responder;
  // A copy, as a body can be read only once.
  const response = answer instanceof Response ? answer.clone() : HttpResponse.json({ data: answer as never });
  if (query) {
    const problems = await problemsOf(response.clone(), query, variables);
    impossible.push(...problems.map((problem) => `The answer prepared for ${operationName}: ${problem}`));
  }
  return response;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  prepared.clear();
  log.length = 0;
  const problems = impossible.splice(0);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
afterAll(() => server.close());

/**
 * Prepares the answer to an operation: its `data`, or a function of the variables that returns data or a whole Response
 * (`failWith(...)`, `HttpResponse.error()`). The test fails when the product's schema could not give the answer.
 */
export function respond<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  answer: Responder<NoInfer<Data>, NoInfer<Variables>>,
): void {
  prepared.set(document.name, {
    query: isInvented(document) ? null : document.query,
    responder: answer as Responder<unknown, never>,
  });
}

/** Prepares an answer that is sent when the returned function is called; until then the operation is pending. */
export function respondLater<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  answer: NoInfer<Data> | Response,
): () => void {
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  respond(document, () => told.then(() => answer));
  return tell;
}

/** The variables of each request of an operation in this test. */
export function sent<Data, Variables>({ name }: TypedDocument<Data, Variables>): Variables[] {
  return log
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables as Variables);
}

/** A response with GraphQL errors and partial data: `failWith([{ path: ['me'], code: 'UNAVAILABLE' }], { salon })`. */
export const failWith = (
  errors: { path?: string[]; code?: string }[],
  data: Record<string, unknown> | null = null,
) =>
  HttpResponse.json({
    data,
    errors: errors.map(({ path, code }) => ({ message: 'Unavailable', path, extensions: { code } })),
  });

/** The MSW server, for answers that are no GraphQL (`mockServer.use(http.get(...))`). */
export const mockServer = {
  use: (...handlers: RequestHandler[]) => server.use(...lateness, ...handlers),
};
