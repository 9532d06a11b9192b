import { isDocument, type Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import type { Effort } from '../planning/candidates';
import { planFor, select, type Query } from '../planning/select';
import type { AccessPath } from '../planning/accessPath';
import type { Plan } from '../planning/plan';
import { letVariables } from './arguments';
import { reads, type Command, type ReadContext } from './command';
import { readHint } from './find';
import { splitQuery } from './pipelineRun';

export const explainCommands: Record<string, Command> = {
  explain: reads((context) => {
    const { explain: explained } = context.request.body;
    if (!isDocument(explained)) throw new CommandError(14, 'TypeMismatch', 'explain needs a command');
    const name = Object.keys(explained)[0]!;
    if (name === 'aggregate') return explainAggregate(context, explained);
    return explainQuery(context, String(explained[name]), queryOf(explained));
  }),
};

export function explainAggregate(context: ReadContext, command: Document): Document {
  const { query } = splitQuery({
    pipeline: command.pipeline as unknown[],
    hint: readHint(command.hint),
    collation: command.collation,
    variables: letVariables(command.let) ?? {},
  });
  return explainQuery(context, String(command.aggregate), query);
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

/** How the query is answered, and what it took: the query is run to count. */
function explainQuery({ engine, request, view, server }: ReadContext, name: string, query: Query): Document {
  const namespace = `${request.database}.${name}`;
  const collection = engine.catalog.findStored(view, namespace);
  const effort: Effort = { keys: 0, documents: 0 };
  const startedAt = performance.now();
  let nReturned = 0;
  if (collection) for (const _ of select(view, collection, query, effort)) nReturned++;
  const winningPlan = collection ? withSort(planFor(view, collection, query), query) : { stage: 'EOF' };
  return {
    explainVersion: '1',
    queryPlanner: { namespace, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: Math.round(performance.now() - startedAt),
      totalKeysExamined: effort.keys,
      totalDocsExamined: effort.documents,
    },
    serverInfo: { host: server.address() },
    ok: 1,
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
