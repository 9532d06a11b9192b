import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  | 'none'
  /** Every response is an error. */
  | 'failing'
  /** Never answers, and reads no body. */
  | 'hanging'
  /** Cuts bodies off, of requests and responses. */
  | 'resetting'
  /** Not listening. */
  | 'down'
  /** A proxy in front shows its sign-in, with the status of success. */
  | 'page'
  /** The same without saying what it is. */
  | 'untyped';

export interface FakeS3 {
  /** The client's configuration. */
  env: Record<string, string>;
  objects: Map<string, { body: Buffer; type: string }>;
  /** Method and path of each request, in order. */
  asked: string[];
  fault: Fault;
  close(): Promise<void>;
}

const BUCKET = 'athenaeum-files';
const ACCESS_KEY = 'AKIATEST';
/** Few, so that listing needs several pages. */
const MAX_KEYS_PER_PAGE = 2;
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;

/** A fake of the part of S3 that storage uses, over HTTP, with fault injection. */
export async function createFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer((req, res) => void serve(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeS3 = {
    objects,
    asked: [],
    fault: 'none',
    env: {
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-west-1',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: 'a-secret-for-tests',
      S3_PATH_STYLE: 'true',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    fake.asked.push(`${req.method} ${req.url}`);
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://s3');
    const key = decodeURIComponent(pathname).slice(BUCKET.length + 2);
    if (fake.fault === 'down') return void req.socket.destroy();
    if (fake.fault === 'hanging') return;
    if (fake.fault === 'page' || fake.fault === 'untyped') {
      req.resume();
      const headers = fake.fault === 'page' ? { 'content-type': 'text/html' } : {};
      return void res.writeHead(200, headers).end('<!doctype html><title>Sign in</title>');
    }
    if (fake.fault === 'failing') return refuse(res, 500, 'InternalError');
    if (!isSigned(req)) return refuse(res, 403, 'AccessDenied');
    if (req.method === 'PUT') return receive(req, res, key);
    if (req.method === 'DELETE') {
      objects.delete(key);
      return void res.writeHead(204).end();
    }
    if (searchParams.get('list-type') === '2') return list(res, searchParams.get('continuation-token'));
    answer(req, res, key);
  }

  function list(res: ServerResponse, after: string | null): void {
    const left = [...objects.keys()].sort().filter((key) => after === null || key > after);
    const page = left.slice(0, MAX_KEYS_PER_PAGE);
    const more =
      left.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    res.writeHead(200, { 'content-type': 'application/xml' });
    res.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}` +
        `${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
    );
  }

  async function receive(req: IncomingMessage, res: ServerResponse, key: string): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) {
        chunks.push(chunk as Buffer);
        if (fake.fault === 'resetting') return void req.socket.resetAndDestroy();
      }
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    objects.set(key, { body, type: req.headers['content-type'] ?? '' });
    res.writeHead(200, { etag: etagOf(body) }).end();
  }

  function answer(req: IncomingMessage, res: ServerResponse, key: string): void {
    const found = objects.get(key);
    if (!found) return refuse(res, 404, 'NoSuchKey', req.method === 'HEAD');
    const { body, type } = found;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    const part = first === undefined ? body : body.subarray(Number(first), Number(last) + 1);
    res.writeHead(first === undefined ? 200 : 206, {
      'content-type': type,
      'content-length': part.length,
      etag: etagOf(body),
    });
    if (req.method === 'HEAD') return void res.end();
    if (fake.fault === 'resetting') {
      res.write(part.subarray(0, part.length / 2), () => req.socket.destroy());
      return;
    }
    res.end(part);
  }
  return fake;
}

/** Whether it has an AWS signature version 4 by the given key, over a declared body. */
const isSigned = ({ headers }: IncomingMessage) =>
  SIGNATURE.test(headers.authorization ?? '') &&
  /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date'])) &&
  /^(UNSIGNED-PAYLOAD|[0-9a-f]{64})$/.test(String(headers['x-amz-content-sha256']));

function refuse(res: ServerResponse, status: number, code: string, isBare = false): void {
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(isBare ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code><Message/></Error>`);
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
