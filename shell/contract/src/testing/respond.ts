import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { beLate, lateness } from './late';

type Responder<Data> =
  Data | ((variables: Record<string, unknown>) => Data | Response | Promise<Data | Response>);

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

const responders = new Map<string, Responder<unknown>>();
const log: Sent[] = [];

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
  if (!responders.has(operationName)) {
    const problem = `No answer prepared for ${operationName}: call respond('${operationName}', ...) first.`;
    console.error(problem);
    return HttpResponse.json({ errors: [{ message: problem }] });
  }
  const responder = responders.get(operationName);
  const answer: unknown = typeof responder === 'function' ? await responder(variables) : responder;
  // A copy, as a body is read once and the same answer may be asked for again.
  return answer instanceof Response ? answer.clone() : HttpResponse.json({ data: answer as never });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  responders.clear();
  log.length = 0;
});
afterAll(() => server.close());

/**
 * Prepares the answer to an operation: its `data`, or a function of the variables that answers data or a whole
 * Response (`failWith(...)`, `HttpResponse.error()`).
 */
export function respond<Data>(operationName: string, answer: Responder<Data>): void {
  responders.set(operationName, answer as Responder<unknown>);
}

/** Prepares an answer that comes once the function it returns was called; until then the operation is under way. */
export function respondLater<Data>(operationName: string, answer: Data | Response): () => void {
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  respond(operationName, () => told.then(() => answer));
  return tell;
}

/** The variables of every time an operation was sent in this test. */
export const sent = (operationName: string) =>
  log.filter((request) => request.operationName === operationName).map(({ variables }) => variables);

/** GraphQL errors beside the data that did come: `failWith([{ path: ['me'], code: 'UNAVAILABLE' }], { salon })`. */
export const failWith = (
  errors: { path?: string[]; code?: string }[],
  data: Record<string, unknown> | null = null,
) =>
  HttpResponse.json({
    data,
    errors: errors.map(({ path, code }) => ({ message: 'Unavailable', path, extensions: { code } })),
  });

/** The server of the tests, for answers that are no GraphQL (`mockServer.use(http.get(...))`). */
export const mockServer = {
  use: (...handlers: RequestHandler[]) => server.use(...lateness, ...handlers),
};
