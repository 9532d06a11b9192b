import type { InternalCaller } from '@athenaeum/kit';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { RateLimits } from '../edge/rateLimits';
import type { Env } from '../env';
import type { GatewayContext, Log } from './context';
import { publicError, unavailable } from './errors';
import { createAdmission } from './limits/admission';
import { assertAffordable } from './limits/costLimit';
import { findUnconfirmed, UNCONFIRMED } from './limits/confirmed';
import { countUse, TOO_MUCH, type Counted } from './limits/rateLimited';
import { refusedAnswer } from './limits/refusedAnswer';
import type { Operation } from './operations/operation';
import { createOperationStore, type OperationStore } from './operations/operationStore';
import { OperationRefused } from './operations/refusal';
import { runOperation, type Outcome } from './operations/runOperation';
import { readSupergraph } from './operations/supergraph';
import { warmOperations } from './operations/warmOperations';
import { createSharedOutcomes } from './sharing/sharedOutcomes';
import type { Problem } from './shaping/shape';
import type { SubgraphClients } from './subgraphs/subgraphClient';
import { openSupergraph } from './supergraph';

export interface GraphRequest {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

export interface GraphAnswer {
  /** Of HTTP: 400 for what was refused before anybody was asked. */
  status: number;
  errors?: GraphQLFormattedError[];
  /** Missing when nothing was run. */
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
}

/** By whom it is asked. */
export interface Asker extends Omit<GatewayContext, 'caller'> {
  /** Found out once there is room for the operation: that costs something too. */
  callerOf(): Promise<InternalCaller>;
}

export interface Graph {
  /** Answers one operation. Never rejects: what went wrong is in the answer, or in the log. */
  ask(request: GraphRequest, asker: Asker): Promise<GraphAnswer>;
  /** Plans what is worth it and was not yet, for at most so many ms. */
  warm(longest?: number): Promise<void>;
  /** Something was changed by another way: who asks from now on is not told what was read before. */
  forget(): void;
  close(): void;
}

interface Parts {
  env: Pick<
    Env,
    | 'SUPERGRAPH_FILE'
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

/** The composed graph, closed by default: every limit stands before the first subgraph is asked. */
export function createGraph({ env, clients, limits, documents, log }: Parts): Graph {
  const openness = { isClosed: env.isProduction };
  const admission = createAdmission({ atOnce: env.GRAPH_AT_ONCE, longestWait: env.GRAPH_LONGEST_WAIT_MS });
  const shared = createSharedOutcomes({ keptFor: env.PUBLIC_ANSWERS_KEPT_MS });
  const file = openSupergraph({ file: env.SUPERGRAPH_FILE, log });
  let store = storeOf(file.sdl);

  file.follow(async (sdl) => {
    const next = storeOf(sdl);
    await warmStore(next);
    return () => {
      store = next;
      // What was announced meanwhile.
      void warmStore(next);
    };
  });

  return {
    ask: (request, asker) =>
      inTime(admit(store, request, asker).catch((error: unknown) => refused(error, asker.log))),
    warm: (longest) => warmStore(store, longest),
    forget: shared.forget,
    close: () => file.close(),
  };

  /** Whatever it was that took too long, she is told in time; what is under way ends as it may. */
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
    if (documents) await warmOperations(warmed, { documents: documents(), log, longest });
  }

  async function admit(
    { supergraph: { schema }, get }: OperationStore,
    { query, operationName, variables: sent = {} }: GraphRequest,
    { callerOf, ...about }: Asker,
  ): Promise<GraphAnswer> {
    const operation = get(query, operationName);
    const variables = operation.variablesOf(sent);
    assertAffordable(operation, variables);
    const answering = await admission.enter(operation.plan().subgraphs, async () =>
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
    const outcome = await shared.run(question, () =>
      runOperation(operation, { clients, context, sent, variables }),
    );
    const given = await finish(outcome, counted, context);
    return async () => given;
  }

  async function finish(outcome: Outcome, counted: Counted | null, { log }: GatewayContext) {
    await counted?.settle(outcome.data);
    return answerOf(outcome, log);
  }

  function answerOf({ data, errors, problems }: Outcome, log: Log): GraphAnswer {
    if (errors.length > 0)
      return { status: 200, errors: errors.map((error) => publicError(error.toJSON(), error, log)), data };
    return { status: 200, data, ...(problems.length > 0 && incomplete(problems, log)) };
  }

  /** An answer that the subgraphs gave without complaint and that is not what the supergraph promises. */
  function incomplete(problems: readonly Problem[], log: Log): Pick<GraphAnswer, 'extensions'> {
    log.warn({ problems: problems.length, first: problems[0] }, 'a subgraph did not keep to its schema');
    return env.isProduction ? {} : { extensions: { valueCompletion: problems } };
  }

  function refused(error: unknown, log: Log): GraphAnswer {
    if (!(error instanceof OperationRefused)) {
      const masked = publicError({ message: 'The graph failed' }, error, log);
      return { status: masked.extensions?.code === 'UNAVAILABLE' ? 503 : 500, errors: [masked] };
    }
    const errors = error.errors.map((one) => {
      const { message, locations, path, extensions } = one.toJSON();
      const code = extensions?.code ?? error.code;
      return publicError({ message, locations, path, extensions: { code } }, one, log);
    });
    return { status: 400, errors };
  }
}
