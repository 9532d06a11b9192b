import { mockServer } from '@athenaeum/shell-contract/testing';
import { http, HttpResponse } from 'msw';
import { asked, respondRoute } from './operations';

/** Requests to the release service, oldest first. */
export const ordered: { path: string; token: string | null; body: unknown; credentials: string }[] = [];

afterEach(() => void ordered.splice(0));

/** Lets the gateway mint a token for each request; the requests for tokens are in `asked`. */
export function letRelease(): void {
  respondRoute('/release-token', { token: 'one-token' }, 'post');
}

export const letThrough = () => asked.filter(({ path }) => path === '/release-token').map(({ body }) => body);

/** Prepares what the release service answers below `/api/releases`. */
export function respondReleases(
  path: string,
  answer: object | Response,
  method: 'get' | 'post' = 'get',
): void {
  mockServer.use(
    http[method](`*/api/releases${path}`, async ({ request }) => {
      const text = await request.text();
      ordered.push({
        path,
        token: request.headers.get('authorization'),
        body: text ? JSON.parse(text) : null,
        credentials: request.credentials,
      });
      if (answer instanceof Response) return answer.clone() as HttpResponse<null>;
      return HttpResponse.json(answer);
    }),
  );
}

/** A refusal of the release service. */
export const refusedBecause = (code: string, message: string, status = 409) =>
  HttpResponse.json({ ok: false, code, message }, { status });

/** An answer in JSON lines, with progress. */
export const inLines = (...events: object[]) =>
  new HttpResponse(events.map((event) => `${JSON.stringify(event)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  });

export const notRunning = () => HttpResponse.json({ ok: false, code: 'UNAVAILABLE' }, { status: 502 });
