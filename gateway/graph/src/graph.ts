import { DependencyUnavailable, type InternalCaller } from '@athenaeum/kit';
import { inSpan, isTracing } from '@athenaeum/kit/telemetry';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import type { RateLimits } from './edge/rateLimits';
import type { GraphEnv } from './configuration/graphVariables';
import { answerOf, refusalOf, type GraphAnswer } from './answers';
import type { GatewayContext, Log } from './context';
import { createEngine } from './engines/createEngine';
import type { Asked, Engine, Outcome } from './engines/engine';
import { unavailable } from './errors';
import { createConcurrencyLimiter } from './limits/concurrencyLimiter';
import { assertAffordable } from './limits/costLimit';
import { findStepUpRequired, STEP_UP_REQUIRED } from './limits/stepUp';
import { countUse, TOO_MUCH, type Counted } from './limits/rateLimited';
import { refusedAnswer } from './limits/refusedAnswer';
import type { Operation } from './operations/operation';
import { createOperationStore, type OperationStore } from './operations/operationStore';
import { readSupergraph } from './operations/supergraph';
import { warmOperations } from './operations/warmOperations';
import { openReleased, type ReleasedSide, type Side } from './released/openReleased';
import type { FetchNote, ReleasedSubgraph, ReleaseOfPage } from './released/released';
import { watchFetches } from './released/watchFetches';
import { openShadow } from './shadow/shadow';
import { createCoalescedOutcomes } from './coalescing/coalescedOutcomes';
import type { SubgraphClient, SubgraphClients } from './subgraphs/subgraphClient';
import { openSupergraph } from './supergraph';

export interface GraphRequest {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** Who sends the operation. */
export interface Asker extends Omit<GatewayContext, 'caller'> {
  /** Resolved once the operation is admitted, since it costs work too. */
  callerOf(): Promise<InternalCaller>;
  /** Which side of the running release the page has; absent without one, and for other callers. */
  release?: ReleaseOfPage | null;
}

export interface Graph {
  /** Answers one operation. Never rejects: failures are in the answer or in the log. */
  ask(request: GraphRequest, asker: Asker): Promise<GraphAnswer>;
  /** The text of the supergraph in use. */
  supergraph(): string;
  /** Plans announced operations that have no plan yet, for at most this many ms. */
  warm(timeoutMs?: number): Promise<void>;
  /** Invalidates cached and shared answers after a write outside the graph. */
  forget(): void;
  /**
   * Answers pages with the remote of a release by its subgraph from now on, and no longer with null. Resolves once it can be answered;
   * rejects for an invalid supergraph: then those pages get UNAVAILABLE.
   */
  release(released: ReleasedSubgraph | null): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  env: Pick<
    GraphEnv,
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
  /** The documents that are planned ahead; null where none are announced. */
  documents: (() => Iterable<string>) | null;
  registry: Registry;
  log: Log;
  /** Connects the candidate of a release; absent where nothing is released together with a subgraph. */
  connect?: (released: ReleasedSubgraph) => SubgraphClient;
  /** Called with the outcomes of operations with a subgraph that is being released. */
  noteFetches?: (note: FetchNote) => void;
}

interface Admitted {
  side: Side;
  schema: GraphQLSchema;
  operation: Operation;
  sent: Record<string, unknown>;
  variables: Record<string, unknown>;
}

/** The rest of the answer, for which no slot of the limiter is held. */
type Answering = () => Promise<GraphAnswer>;

/** The composed graph, closed by default: every limit is checked before the engine runs, and so before the first subgraph fetch. */
export async function createGraph({
  env,
  clients,
  limits,
  documents,
  registry,
  log,
  connect,
  noteFetches,
}: Parts): Promise<Graph> {
  const openness = { isClosed: env.isProduction };
  const limiter = createConcurrencyLimiter({
    maxConcurrent: env.GRAPH_AT_ONCE,
    timeoutMs: env.GRAPH_LONGEST_WAIT_MS,
  });
  const coalesced = createCoalescedOutcomes({ ttlMs: env.PUBLIC_ANSWERS_KEPT_MS });
  const file = openSupergraph({ file: env.SUPERGRAPH_FILE, log });
  let inPlace = file.sdl;
  const fetches = watchFetches(clients);
  const parts = { supergraphSdl: file.sdl, clients: fetches.clients, log };
  const engine = await createEngine(env.GATEWAY_ENGINE, parts);
  const side: Side = { store: storeOf(inPlace), engine, fetches, slotsOf: (needs) => needs };
  let released: { id: string; side: Promise<ReleasedSide> } | null = null;
  const shadow = await openShadow({ env, engine, ...parts, isQuiet: limiter.isQuiet, registry });

  file.follow(async (sdl) => {
    const next = storeOf(sdl);
    await warmStore({ store: next, engine });
    return () => {
      engine.follow(sdl);
      shadow?.follow(sdl);
      side.store = next;
      inPlace = sdl;
      // Documents that were announced in the meantime.
      void warmStore(side);
    };
  });

  return {
    ask: (request, asker) =>
      inTime(
        (asker.release ? admitOfRelease(asker.release, request, asker) : admit(side, request, asker)).catch(
          (error: unknown) => refusalOf(error, asker.log()),
        ),
      ),
    supergraph: () => inPlace,
    async warm(timeoutMs) {
      await warmStore(side, timeoutMs);
      const second = await released?.side.catch(() => null);
      if (second) await warmStore(second, timeoutMs);
    },
    forget: coalesced.forget,
    release: follow,
    async close() {
      file.close();
      await Promise.all([engine.close(), shadow?.close(), follow(null)]);
    },
  };

  async function follow(next: ReleasedSubgraph | null): Promise<void> {
    const before = released;
    fetches.follow(next?.name ?? null);
    released = next && { id: next.id, side: openSide(next) };
    await released?.side;
    // Its requests have ended by then.
    if (before) setTimeout(() => void closeSide(before.side), env.ANSWER_LONGEST_MS).unref();
  }

  async function openSide(next: ReleasedSubgraph): Promise<ReleasedSide> {
    if (!connect) throw new Error('No subgraph is released here');
    const opened = await openReleased(next, { env, clients, connect, openness, log });
    await warmStore(opened);
    return opened;
  }

  async function closeSide(opened: Promise<ReleasedSide>): Promise<void> {
    await opened.then(({ close }) => close()).catch(() => undefined);
  }

  /** A page with the remote of a release never gets the schema before it, which may lack fields that the page selects. */
  async function admitOfRelease(page: ReleaseOfPage, request: GraphRequest, asker: Asker) {
    const isAnswered = page.isCandidate && released?.id === page.id;
    return admit(isAnswered ? await opened(released!.side) : side, request, asker);
  }

  function opened(second: Promise<ReleasedSide>): Promise<ReleasedSide> {
    return second.catch((error: unknown) => {
      throw new DependencyUnavailable('The graph of a release does not open', { cause: error });
    });
  }

  /** Answers with a timeout error when execution takes too long; the execution itself is not cancelled. */
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

  async function warmStore(
    { store, engine: { prepare } }: Pick<Side, 'store' | 'engine'>,
    timeoutMs?: number,
  ): Promise<void> {
    if (!documents) return;
    await warmOperations(store, { documents: documents(), prepare, log, timeoutMs });
  }

  async function admit(
    answeredBy: Side,
    { query, operationName, variables: sent = {} }: GraphRequest,
    { callerOf, ...about }: Asker,
  ): Promise<GraphAnswer> {
    const { supergraph, get } = answeredBy.store;
    const { schema } = supergraph;
    const operation = get(query, operationName);
    const variables = operation.variablesOf(sent);
    assertAffordable(operation, variables);
    if (isTracing())
      await inSpan('plan', { attributes: spanOf(operation) }, async () => void operation.plan());
    const answering = await limiter.enter(answeredBy.slotsOf(operation.subgraphs()), async () =>
      answer(
        { side: answeredBy, schema, operation, sent, variables },
        { caller: await callerOf(), ...about },
      ),
    );
    return answering();
  }

  /** Resolves once no subgraph fetch of this request is pending. */
  async function answer(
    { side: answeredBy, schema, operation, sent, variables }: Admitted,
    context: GatewayContext & Pick<Asker, 'release'>,
  ): Promise<Answering> {
    const unconfirmed = await findStepUpRequired({ schema, operation, variables }, context);
    if (unconfirmed.size > 0) {
      const { data, errors } = refusedAnswer(
        { schema, operation, variables: sent },
        unconfirmed,
        STEP_UP_REQUIRED,
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
      context.log().warn(limited, 'an operation exceeded its rate limit');
      const { data, errors } = refusedAnswer({ schema, operation, variables: sent }, counted.over, TOO_MUCH);
      return async () => ({ status: 200, ...(errors.length > 0 && { errors }), data });
    }

    const question = { operation, sent, viewer: context.caller.viewer };
    const met = coalesced.find(question);
    if (met) return async () => finish(await met, counted, context);
    const asked = { context, sent, variables };
    const outcome = await coalesced.run(question, () => execute(answeredBy.engine, operation, asked));
    if (answeredBy === side) shadow?.consider({ operation, asked, outcome });
    if (context.release) note(context.release, answeredBy, context);
    const given = await finish(outcome, counted, context);
    return async () => given;
  }

  function execute(engine: Engine, operation: Operation, asked: Asked): Promise<Outcome> {
    if (!isTracing()) return engine.run(operation, asked);
    const attributes = spanOf(operation);
    const name = [attributes['graphql.operation.type'], attributes['graphql.operation.name']].join(' ');
    return inSpan(name.trim(), { attributes }, () => engine.run(operation, asked));
  }

  function note(page: ReleaseOfPage, answeredBy: Side, { caller, address }: GatewayContext): void {
    const told = answeredBy.fetches.of(caller);
    if (told) noteFetches?.({ ...page, ...told, address, member: caller.viewer.id });
  }

  async function finish(outcome: Outcome, counted: Counted | null, { log }: GatewayContext) {
    await counted?.settle(outcome.data);
    return answerOf(outcome, { isProduction: env.isProduction, log });
  }
}

const spanOf = ({ node }: Operation) => ({
  'graphql.operation.type': node.operation,
  ...(node.name && { 'graphql.operation.name': node.name.value }),
});
