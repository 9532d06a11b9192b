import { isDocument, type Document } from '../bson/valueTypes';
import { badValue, CommandError, notSupported } from '../errors';
import type { ExecutionCounters } from '../planning/candidates';
import { planFor, select, type Query } from '../planning/select';
import type { AccessPath } from '../planning/accessPath';
import type { Plan } from '../planning/plan';
import type { Collection } from '../storage/catalog';
import type { ReadView } from '../storage/views';
import { letVariables, workspaceOf } from './arguments';
import { reads, type Command, type ReadContext } from './command';
import { readHint } from './find';
import { VERSION } from './handshake';
import { refuseUnknownFields } from './knownFields';
import { splitQuery } from './pipelineRun';

export const explainCommands: Record<string, Command> = {
  explain: reads((context) => {
    const { explain: explained } = context.request.body;
    if (!isDocument(explained)) throw new CommandError(14, 'TypeMismatch', 'explain needs a command');
    const name = Object.keys(explained)[0] ?? '';
    if (!EXPLAINED.includes(name)) throw notSupported(`explaining the command '${name}'`);
    refuseUnknownFields(name, explained);
    const runs = readVerbosity(context.request.body.verbosity) !== 'queryPlanner';
    if (name === 'aggregate') return explainAggregate(context, explained, runs);
    const workspace = workspaceOf(context, explained);
    return explainQuery(context, String(explained[name]), { ...queryOf(explained), workspace }, runs);
  }),
};

const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'findAndModify', 'update', 'delete'];
const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

function readVerbosity(verbosity: unknown = 'allPlansExecution'): string {
  if (typeof verbosity === 'string' && VERBOSITIES.includes(verbosity)) return verbosity;
  throw badValue(`verbosity has to be one of ${VERBOSITIES.join(', ')}`);
}

/** The leading part of a pipeline that is a query; with its own `explain` flag it is not executed. */
export function explainAggregate(context: ReadContext, command: Document, runs = false): Document {
  const { query } = splitQuery({
    pipeline: command.pipeline as unknown[],
    hint: readHint(command.hint),
    collation: command.collation,
    variables: letVariables(command.let) ?? {},
    workspace: workspaceOf(context, command),
  });
  return explainQuery(context, String(command.aggregate), query, runs);
}

/** The query inside a find, count, distinct, findAndModify, or the first statement of an update or delete. */
function queryOf(command: Document): Query {
  const statement = (command.updates ?? command.deletes) as Document[] | undefined;
  const source = statement?.[0] ?? command;
  return {
    filter: (source.filter ?? source.query ?? source.q ?? {}) as Document,
    sort: source.sort as Document | undefined,
    skip: source.skip as number | undefined,
    limit: (source.limit as number | undefined) || undefined,
    hint: readHint(source.hint),
    collation: source.collation,
    variables: letVariables(command.let),
  };
}

/** The plan of the query and, when it is executed, what it examined. */
function explainQuery(
  { engine, request, view, server }: ReadContext,
  name: string,
  query: Query,
  runs: boolean,
): Document {
  const namespace = `${request.database}.${name}`;
  const collection = engine.catalog.findStored(view, namespace);
  const winningPlan = collection ? withSort(planFor(view, collection, query), query) : { stage: 'EOF' };
  const executionStats = runs ? { executionStats: execution(view, collection, query) } : {};
  return {
    explainVersion: '1',
    queryPlanner: { namespace, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    ...executionStats,
    serverInfo: { host: server.address(), version: VERSION },
    ok: 1,
  };
}

function execution(view: ReadView, collection: Collection | undefined, query: Query): Document {
  const counters: ExecutionCounters = { keys: 0, documents: 0 };
  const startedAt = performance.now();
  let nReturned = 0;
  if (collection) for (const _ of select(view, collection, query, counters)) nReturned++;
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalKeysExamined: counters.keys,
    totalDocsExamined: counters.documents,
  };
}

function withSort(plan: Plan, { filter, sort }: Query): Document {
  const stage = shownPlan(plan, filter);
  const sorts = sort && Object.keys(sort).length > 0 && !plan.providesSort;
  return sorts ? { stage: 'SORT', sortPattern: sort, inputStage: stage } : stage;
}

function shownPlan(plan: Plan, filter: Document): Document {
  switch (plan.kind) {
    case 'collection':
      return { stage: 'COLLSCAN', filter, direction: plan.isReversed ? 'backward' : 'forward' };
    case 'index':
      return { stage: 'FETCH', filter, inputStage: shownPath(plan.path) };
    case 'union':
      return {
        stage: 'SUBPLAN',
        inputStage: {
          stage: 'FETCH',
          filter,
          inputStage: { stage: 'OR', inputStages: plan.paths.map(shownPath) },
        },
      };
  }
}

const shownPath = ({ index, isReversed }: AccessPath): Document => ({
  stage: 'IXSCAN',
  keyPattern: index.specification.key,
  indexName: index.name,
  isMultiKey: index.isMultikey,
  isUnique: index.isUnique,
  isSparse: index.isSparse,
  isPartial: index.partialFilter !== undefined,
  direction: isReversed ? 'backward' : 'forward',
});
