import { areEqual } from '../bson/order';
import { isDocument, type Document } from '../bson/valueTypes';
import { compilePipeline, readStage } from '../aggregation/pipeline';
import { CommandError, failedToParse } from '../errors';
import { IN_MEMORY } from '../memory/workspace';
import type { Query } from '../planning/select';
import type { Collection } from '../storage/catalog';
import type { ReadContext, WriteContext } from './command';
import { isOutput } from './outputStages';
import { runPipeline } from './pipelineRun';

const MAX_VIEW_DEPTH = 20;

/** `create` with `viewOn`: a collection that shows another one through a pipeline. */
export function createView(context: WriteContext, namespace: string): void {
  const { engine, request, view } = context;
  const { viewOn, pipeline = [], collation } = request.body;
  if (typeof viewOn !== 'string' || viewOn === '') throw failedToParse("'viewOn' must name a collection");
  if (!Array.isArray(pipeline)) throw failedToParse("'pipeline' must be an array");
  refuseOutput(pipeline);
  compilePipeline(pipeline, { variables: {}, workspace: IN_MEMORY, read: () => [] });
  const options = { viewOn, pipeline, ...(collation === undefined ? {} : { collation }) };
  refuseDeepView(context, namespace, viewOn);
  const existing = engine.catalog.find(view, namespace);
  if (!existing) return engine.catalog.createView(view, namespace, options);
  if (areEqual(existing.options, options)) return;
  throw new CommandError(48, 'NamespaceExists', `Collection ${namespace} already exists.`);
}

function refuseOutput(pipeline: unknown[]): void {
  if (!pipeline.some(isOutput)) return;
  const [name] = readStage(pipeline.find(isOutput));
  throw new CommandError(
    167,
    'OptionNotSupportedOnView',
    `The aggregation stage ${name} is not allowed in a view`,
  );
}

function refuseDeepView({ engine, request, view }: WriteContext, namespace: string, viewOn: string): void {
  let next: string | undefined = `${request.database}.${viewOn}`;
  for (let depth = 1; next !== undefined; depth++) {
    if (next === namespace)
      throw new CommandError(5, 'GraphContainsCycle', `View cycle detected: ${namespace}`);
    if (depth > MAX_VIEW_DEPTH) throw new CommandError(165, 'ViewDepthLimitExceeded', 'View depth too deep');
    next = engine.catalog.find(view, next)?.view?.on;
  }
}

/** The results of a query on a view, passed through further stages. */
export function queryView(
  context: ReadContext,
  { namespace }: Collection,
  query: Query,
  further: Document[] = [],
): Iterable<Document> {
  const { filter, sort, skip, limit, collation, variables = {}, workspace = IN_MEMORY } = query;
  const pipeline: Document[] = [{ $match: filter }];
  if (isDocument(sort) && Object.keys(sort).length > 0) pipeline.push({ $sort: sort });
  if (skip) pipeline.push({ $skip: skip });
  if (limit) pipeline.push({ $limit: limit });
  return runPipeline(context, {
    namespace,
    pipeline: [...pipeline, ...further],
    collation,
    variables,
    workspace,
  });
}
