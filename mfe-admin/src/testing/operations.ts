import { mockServer } from '@athenaeum/shell-contract/testing';
import { http, HttpResponse } from 'msw';
import { answer, refusal } from './answers';

const PATH = '*/api/operations';
/** Requests to a route, oldest first, with query or body. */
export const asked: { path: string; query: string; body: unknown }[] = [];

afterEach(() => void asked.splice(0));

/** Prepares the answer of a route of `/api/operations`: its `data`, or a whole Response. */
export function respondRoute(path: string, data: object | Response, method: 'get' | 'post' = 'get'): void {
  mockServer.use(
    http[method](PATH + path, async ({ request }) => {
      const body: unknown = method === 'post' ? await request.json() : null;
      asked.push({ path, query: new URL(request.url).search, body });
      if (data instanceof Response) return data.clone() as HttpResponse<null>;
      return HttpResponse.json(answer(data));
    }),
  );
}

export const refuseWith = (code: string, message: string, status = 400) =>
  HttpResponse.json(refusal(code, message), { status });
