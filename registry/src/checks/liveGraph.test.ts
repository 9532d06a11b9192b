import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { RegistryProblem } from '../problem';
import { createSigner } from '../signing/buildSignature';
import { isPublisherToken } from '../signing/publisherToken';
import { graphOf, readLiveSupergraph } from './liveGraph';

const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
const trusted = new Map([[signer.id, signer.publicKey]]);
const sdl = 'type Query { live: String }';
const digest = createHash('sha256').update(sdl).digest('hex');

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let origin: string;
beforeAll(async () => {
  await once(server.listen(0), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const read = () => readLiveSupergraph(origin, signer);
const give = (data: object) => (_request: IncomingMessage, response: ServerResponse) =>
  response.end(JSON.stringify({ ok: true, data }));

it('reads it from the running gateway with a publisher’s signature', async () => {
  answer = ({ url, headers: { authorization = '' } }, response) => {
    const token = authorization.slice('Bearer '.length);
    const isGood = url === '/api/supergraph' && isPublisherToken(token, { audience: origin, trusted });
    response.writeHead(isGood ? 200 : 500).end(JSON.stringify({ data: { digest, sdl } }));
  };

  expect(await read()).toBe(sdl);
});

it.each([
  [401, `does not trust the key ${signer.id}`],
  [404, 'release it first'],
  [503, 'answered with 503'],
])('stops at a gateway that answers with %i, and says what can be done', async (status, words) => {
  answer = (_request, response) => response.writeHead(status).end();

  await expect(read()).rejects.toThrow(RegistryProblem);
  await expect(read()).rejects.toThrow(/could not be checked, and nothing was changed/);
  await expect(read()).rejects.toThrow(words);
});

it('refuses an incomplete answer', async () => {
  answer = give({ digest, sdl: sdl.slice(0, 9) });
  await expect(read()).rejects.toThrow('not whole');

  answer = (_request, response) => response.end('<!doctype html>');
  await expect(read()).rejects.toThrow('not whole');
});

describe('the graph of a supergraph', () => {
  const supergraphWith = (field: string) =>
    composeServices([
      { name: 'users', url: 'http://users', typeDefs: parse(`type Query { ${field}: String }`) },
    ]).supergraphSdl!;
  const fieldsOf = (supergraph: string) => Object.keys(graphOf(supergraph).getQueryType()!.getFields());

  it('is built once for as long as that supergraph is live', () => {
    const live = supergraphWith('me');

    expect(graphOf(live)).toBe(graphOf(live));
  });

  it('is another when another is live', () => {
    expect(['me', 'you', 'me'].map((field) => fieldsOf(supergraphWith(field)))).toEqual([
      ['me'],
      ['you'],
      ['me'],
    ]);
  });
});
