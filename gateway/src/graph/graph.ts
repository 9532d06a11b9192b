import type { InternalCaller } from '@athenaeum/kit';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import type { RateLimits } from '../edge/rateLimits';
import type { Env } from '../env';
import { answerOf, refusalOf, type GraphAnswer } from './answers';
import type { GatewayContext, Log } from './context';
import { createEngine } from './engines/createEngine';
import type { Outcome } from './engines/engine';
import { unavailable } from './errors';
import { createAdmission } from './limits/admission';
import { assertAffordable } from './limits/costLimit';
import { findUnconfirmed, UNCONFIRMED } from './limits/confirmed';
import { countUse, TOO_MUCH, type Counted } from './limits/rateLimited';
import { refusedAnswer } from './limits/refusedAnswer';
import type { Operation } from './operations/operation';
import { createOperationStore, type OperationStore } from './operations/operationStore';
import { readSupergraph } from './operations/supergraph';
import { warmOperations } from './operations/warmOperations';
import { openShadow } from './shadow/shadow';
import { createSharedOutcomes } from './sharing/sharedOutcomes';
import type { SubgraphClients } from './subgraphs/subgraphClient';
import { openSupergraph } from './supergraph';

export interface GraphRequest {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** By whom it is asked. */
export interface Asker extends Omit<GatewayContext, 'caller'> {
  /** Found out once there is room for the operation: that costs something too. */
  callerOf(): Promise<InternalCaller>;
}

export interface Graph {
  /** Answers one operation. Never rejects: what went wrong is in the answer, or in the log. */
  ask(request: GraphRequest, asker: Asker): Promise<GraphAnswer>;
  /** The text of the supergraph that is answered by. */
  supergraph(): string;
  /** Plans what is worth it and was not yet, for at most so many ms. */
  warm(longest?: number): Promise<void>;
  /** Something was changed by another way: who asks from now on is not told what was read before. */
  forget(): void;
  close(): Promise<void>;
}

interface Parts {
  env: Pick<
    Env,
    | 'SUPERGRAPH_FILE'
    | 'GATEWAY_ENGINE'
    | 'GATEWAY_SHADOW'
    | 'GRAPH_AT_ONCE'
    | 'GRAPH_LONGEST_WAIT_MS'
    | 'ANSWER_LONGEST_MS'
    | 'PUBLIC_ANSWERS_KEPT_MS'
    | 'isProduction'
  >;
  clients: SubgraphClients;
  limits: RateLimits;
  /** What is planned before anybody asks; null where nobody announces what will be asked. */
  documents: (() => Iterable<string>) | null;
  registry: Registry;
  log: Log;
}

interface Admitted {
  schema: GraphQLSchema;
  operation: Operation;
  sent: Record<string, unknown>;
  variables: Record<string, unknown>;
}

/** The rest of an answer, which takes nobody's place. */
type Answering = () => Promise<GraphAnswer>;

/** The composed graph, closed by default: every limit stands before the engine, and so before the first subgraph, is asked. */
export async function createGraph({ env, clients, limits, documents, registry, log }: Parts): Promise<Graph> {
  const openness = { isClosed: env.isProduction };
  const admission = createAdmission({ atOnce: env.GRAPH_AT_ONCE, longestWait: env.GRAPH_LONGEST_WAIT_MS });
  const shared = createSharedOutcomes({ keptFor: env.PUBLIC_ANSWERS_KEPT_MS });
  const file = openSupergraph({ file: env.SUPERGRAPH_FILE, log });
  let inPlace = file.sdl;
  let store = storeOf(inPlace);
  const parts = { supergraphSdl: file.sdl, clients, log };
  const engine = await createEngine(env.GATEWAY_ENGINE, parts);
  const shadow = await openShadow({ env, engine, ...parts, isQuiet: admission.isQuiet, registry });

  file.follow(async (sdl) => {
    const next = storeOf(sdl);
    await warmStore(next);
    return () => {
      engine.follow(sdl);
      shadow?.follow(sdl);
      store = next;
      inPlace = sdl;
      // What was announced meanwhile.
      void warmStore(next);
    };
  });

  return {
    ask: (request, asker) =>
      inTime(admit(store, request, asker).catch((error: unknown) => refusalOf(error, asker.log))),
    supergraph: () => inPlace,
    warm: (longest) => warmStore(store, longest),
    forget: shared.forget,
    async close() {
      file.close();
      await Promise.all([engine.close(), shadow?.close()]);
    },
  };

  /** Whatever it was that took too long, the sender is told in time; what is under way ends as it may. */
  function inTime(answer: Promise<GraphAnswer>): Promise<GraphAnswer> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve({ status: 503, errors: [unavailable()] }), env.ANSWER_LONGEST_MS);
      void answer.then((given) => {
        clearTimeout(late);
        resolve(given);
      });
    });
  }

  function storeOf(sdl: string): OperationStore {
    return createOperationStore(readSupergraph(sdl), openness);
  }

  async function warmStore(warmed: OperationStore, longest?: number): Promise<void> {
    if (!documents) return;
    const { prepare } = engine;
    await warmOperations(warmed, { documents: documents(), prepare, log, longest });
  }

  async function admit(
    { supergraph: { schema }, get }: OperationStore,
    { query, operationName, variables: sent = {} }: GraphRequest,
    { callerOf, ...about }: Asker,
  ): Promise<GraphAnswer> {
    const operation = get(query, operationName);
    const variables = operation.variablesOf(sent);
    assertAffordable(operation, variables);
    const answering = await admission.enter(operation.subgraphs(), async () =>
      answer({ schema, operation, sent, variables }, { caller: await callerOf(), ...about }),
    );
    return answering();
  }

  /** Done with once nothing is asked of a subgraph for this request any more. */
  async function answer(
    { schema, operation, sent, variables }: Admitted,
    context: GatewayContext,
  ): Promise<Answering> {
    const unconfirmed = await findUnconfirmed({ schema, operation, variables }, context);
    if (unconfirmed.size > 0) {
      const { data, errors } = refusedAnswer(
        { schema, operation, variables: sent },
        unconfirmed,
        UNCONFIRMED,
      );
      return async () => ({ status: 200, ...(errors.length > 0 && { errors }), data });
    }
    const counted = await countUse({ schema, operation, variables }, context, limits);
    if (counted && counted.over.size > 0) {
      const limited = {
        event: 'limited',
        user_id: context.caller.viewer.id,
        fields: [...counted.over],
      };
      context.log.warn(limited, 'an operation was asked for too often');
      const { data, errors } = refusedAnswer({ schema, operation, variables: sent }, counted.over, TOO_MUCH);
      return async () => ({ status: 200, ...(errors.length > 0 && { errors }), data });
    }

    const question = { operation, sent, viewer: context.caller.viewer };
    const met = shared.find(question);
    if (met) return async () => finish(await met, counted, context);
    const asked = { context, sent, variables };
    const outcome = await shared.run(question, () => engine.run(operation, asked));
    shadow?.consider({ operation, asked, outcome });
    const given = await finish(outcome, counted, context);
    return async () => given;
  }

  async function finish(outcome: Outcome, counted: Counted | null, { log }: GatewayContext) {
    await counted?.settle(outcome.data);
    return answerOf(outcome, { isProduction: env.isProduction, log });
  }
}
