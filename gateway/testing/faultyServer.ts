import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServerFault =
  | 'none'
  /** Every response is an error. */
  | 'failing'
  /** Never answers. */
  | 'hanging'
  /** Executes the request and hangs up before responding. */
  | 'resetting'
  /** Executes the request and hangs up in the middle of the response. */
  | 'truncating'
  /** Hangs up without executing. */
  | 'down'
  /** A proxy in front shows a page of its own, with the status of success, and executes nothing. */
  | 'page'
  /** The same, after the request was executed. */
  | 'pageAfter'
  /** A proxy in front sends to its sign-in. */
  | 'elsewhere'
  | 'empty'
  /** JSON of another shape. */
  | 'otherJson';

export interface FormRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** As it was encoded: `line_items[0][quantity]`. */
  form: URLSearchParams;
  headers: IncomingMessage['headers'];
}

export interface FormAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface FaultyServer {
  url: string;
  /** The received requests, in order. */
  asked: FormRequest[];
  fault: ServerFault;
  /** The one method that the fault strikes; null: every request. */
  strikes: string | null;
  close(): Promise<void>;
}

/** A fake HTTP API that takes forms and answers JSON, with fault injection. */
export async function createFaultyServer(
  answer: (request: FormRequest, fault: ServerFault) => FormAnswer,
): Promise<FaultyServer> {
  const server = createServer((req, res) => void serve(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const faulty: FaultyServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    fault: 'none',
    strikes: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const fault = faulty.strikes && faulty.strikes !== req.method ? 'none' : faulty.fault;
    if (fault === 'down') return void req.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(req.url ?? '/', faulty.url);
    const request: FormRequest = {
      method: req.method ?? '',
      path: pathname,
      query: searchParams,
      form: new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
      headers: req.headers,
    };
    faulty.asked.push(request);
    if (fault === 'hanging') return;
    if (fault === 'page') return showPage(res);
    if (fault === 'elsewhere') return void res.writeHead(302, { location: `${faulty.url}/sign-in` }).end();
    const { status, body, headers } = answer(request, fault);
    if (fault === 'resetting') return void req.socket.resetAndDestroy();
    if (fault === 'pageAfter') return showPage(res);
    const text = fault === 'empty' ? '' : JSON.stringify(fault === 'otherJson' ? { status: 'ok' } : body);
    res.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...headers,
    });
    if (fault !== 'truncating') return void res.end(text);
    res.write(text.slice(0, text.length / 2), () => req.socket.destroy());
  }
  return faulty;
}

const showPage = (res: ServerResponse) =>
  void res
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Sign in</title><p>amara@example.test</p>');
