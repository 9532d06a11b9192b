import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AuditRow, type AuditRecord } from '@athenaeum/kit/audit';
import { openTestDatabase } from '@athenaeum/kit/testing';
import { createSigner, isPublisherToken } from '@athenaeum/registry';
import { registryOn } from '@athenaeum/registry/release';
import { testFolder } from '@athenaeum/registry/testing';
import express from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { RELEASES_PATH } from '@athenaeum/release-protocol/answers';
import { publicPartOf } from '@athenaeum/release-protocol/areaKey';
import { mintAreaToken, type SignedRequest } from '@athenaeum/release-protocol/areaToken';
import { RIGHTS, type Right } from '@athenaeum/release-protocol/rights';
import { registerKey } from '../areaKeys/manageKeys';
import { issuerTokenReader } from '../issuers/readIssuerToken';
import type { Issuer } from '../issuers/issuers';
import { createReleasesApp, models } from '../releasesApp';
import { createIsStaffStill } from '../staff/isStaffStill';
import { createUploads } from '../uploads/uploads';

const SUPERGRAPH = join(__dirname, '../../../../gateway/supergraph.graphql');
const OPERATOR = { id: 'operator:ada', name: 'ada' };
const ALL = (Object.keys(RIGHTS) as Right[]).filter((right) => right !== 'site');

interface Wanted {
  name?: string;
  areas?: string[];
  rights?: Right[];
  days?: number;
  /** When it is registered, epoch ms. */
  at?: number;
}

export type ReleasesWorld = Awaited<ReturnType<typeof createReleasesWorld>>;

/** The release service with a fake shell and gateway on the same origin. */
export async function createReleasesWorld({ issuers = [] as Issuer[] } = {}) {
  const database = await openTestDatabase([...models, AuditRow]);
  const dataDir = testFolder();
  const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
  let handle: RequestListener = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Whether the gateway confirms the admin. */
  const staff = { mayStill: true, asked: [] as string[], answers: true };
  const graph = { asked: () => undefined as void | Promise<void> };
  const { connection } = mongoose;
  const product = { origin, dataDir, database: { uri: database.uri, dbName: database.name }, signer };

  const app = express();
  app.get('/build.json', (_req, res) => {
    res.json({ version: 'shell-1', shared: [], contracts: { from: 1, to: 2 } });
  });
  app.get('/api/supergraph', async (_req, res) => {
    await graph.asked();
    const sdl = readFileSync(SUPERGRAPH, 'utf8');
    res.json({ data: { sdl, digest: createHash('sha256').update(sdl).digest('hex') } });
  });
  app.get('/api/release-staff/:id/:session', (req, res) => {
    if (!staff.answers) return void res.status(503).end();
    const token = (req.headers.authorization ?? '').replace(/^Bearer /, '');
    const trusted = new Map([[signer.id, signer.publicKey]]);
    if (!isPublisherToken(token, { audience: origin, trusted })) return void res.status(401).end();
    staff.asked.push(`${req.params.id} ${req.params.session}`);
    res.json({ data: { may: staff.mayStill } });
  });
  app.use(
    createReleasesApp({
      product,
      connection,
      uploads: createUploads({ dataDir, connection }),
      readIssuerToken: issuerTokenReader(issuers),
      isStaffStill: createIsStaffStill(product),
      trustedProxies: 'loopback',
      log: pino({ level: 'silent' }),
    }),
  );
  handle = app;

  return {
    origin,
    dataDir,
    signer,
    product,
    server,
    registry: registryOn(connection, null),
    /** The supergraph is sent once `asked` resolves. */
    graph,
    staff,

    /** A key with all rights in `mfe-one` but server code, by default. */
    async key({ name = "Ada's laptop", areas = ['mfe-one'], rights = ALL, days = 30, at }: Wanted = {}) {
      const { privateKey } = generateKeyPairSync('ed25519');
      await registerKey(OPERATOR, { public_part: publicPartOf(privateKey), name, areas, rights, days }, at);
      return privateKey;
    },

    /** Sends a signed request, with optional changes. */
    async send(
      key: KeyObject,
      [method, path, body = '']: [string, string, (string | object)?],
      {
        signed = {},
        headers = {},
      }: { signed?: Partial<SignedRequest>; headers?: Record<string, string> } = {},
    ) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const asked = { origin, method, path: RELEASES_PATH + path, body: Buffer.from(text) };
      const authorization = `Bearer ${await mintAreaToken(key, { ...asked, ...signed })}`;
      return this.sendAs({ authorization, ...headers }, [method, path, text]);
    },

    async sendAs(headers: Record<string, string>, [method, path, text = '']: [string, string, string?]) {
      const answer = await fetch(origin + RELEASES_PATH + path, {
        method,
        headers,
        ...(method !== 'GET' && { body: text }),
      });
      const body = await answer.text();
      return { status: answer.status, message: messageIn(body), body };
    },

    /** The audit rows, oldest first. */
    audit: () => AuditRow.find().sort({ seq: 1 }).lean<AuditRecord[]>(),

    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

function messageIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { message?: string }).message;
  } catch {
    return undefined;
  }
}
