import { createHash } from 'node:crypto';
import { Supergraph } from '@apollo/federation-internals';
import type { GraphQLSchema } from 'graphql';
import * as z from 'zod';
import { askLive } from './askLive';
import { parseJson } from '../parseJson';
import { RegistryProblem } from '../problem';
import type { BuildSigner } from '../signing/buildSignature';
import { mintPublisherToken } from '../signing/publisherToken';

const SUPERGRAPH_TIMEOUT_MS = 30_000;

const answered = z.object({ data: z.object({ digest: z.string(), sdl: z.string() }) });

/**
 * Reads the live supergraph from the running gateway, with a publisher's signature. A file would not do: what is in a checkout
 * may not run yet, or not any more.
 *
 * @throws RegistryProblem when the gateway does not answer, does not trust the key, or answers incompletely
 */
export async function readLiveSupergraph(origin: string, signer: BuildSigner): Promise<string> {
  const answer = await askLive(`${origin}/api/supergraph`, {
    headers: { authorization: `Bearer ${mintPublisherToken(signer, origin)}` },
    signal: AbortSignal.timeout(SUPERGRAPH_TIMEOUT_MS),
  });
  if (!answer?.ok) throw uncheckable(origin, reasonFor(answer?.status, signer));
  const given = answered.safeParse(parseJson(await answer.text()));
  const { digest, sdl } = given.success ? given.data.data : { digest: '', sdl: '' };
  if (createHash('sha256').update(sdl).digest('hex') !== digest)
    throw uncheckable(origin, 'what came is not whole');
  return sdl;
}

let lastBuilt: { supergraph: string; graph: GraphQLSchema } | null = null;

/** The API schema of a supergraph. The last is cached: building one takes a third of a second. */
export function graphOf(supergraph: string): GraphQLSchema {
  if (lastBuilt?.supergraph !== supergraph) lastBuilt = { supergraph, graph: build(supergraph) };
  return lastBuilt.graph;
}

const build = (supergraph: string): GraphQLSchema =>
  Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema();

const uncheckable = (origin: string, reason: string) =>
  new RegistryProblem(
    `Operations could not be checked, and nothing was changed: the gateway behind ${origin} did not give its supergraph (${reason}).`,
  );

function reasonFor(status: number | undefined, { id }: BuildSigner): string {
  if (status === 401)
    return `it does not trust the key ${id}, knows itself by another address than PUBLIC_ORIGIN, or its clock differs by more than five minutes; its TRUSTED_BUILDERS names whom it trusts`;
  if (status === 404) return 'it is older than what asks: release it first';
  return status === undefined ? 'it does not answer' : `it answered with ${status}`;
}
