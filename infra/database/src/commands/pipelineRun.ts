import { compilePipeline, readStage, type PipelineContext } from '../aggregation/pipeline';
import { fieldsNeeded } from '../aggregation/fieldsNeeded';
import { decodeExact, encodeDocument } from '../bson/codec';
import { toNumber } from '../bson/numbers';
import { fieldNames, pickFields } from '../bson/rawDocument';
import { isDocument, isNumeric, type Document, type NumericValue } from '../bson/valueTypes';
import { CommandError, location, notSupported } from '../errors';
import type { Workspace } from '../memory/workspace';
import { compileExpression } from '../expressions/expression';
import { countMatches, select, type Query } from '../planning/select';
import { collatorFor } from '../query/collation';
import type { Collection, ViewDefinition } from '../storage/catalog';
import type { ReadView } from '../storage/views';
import type { ReadContext } from './command';
import { scaleOf } from './diagnostics';
import { refuseTooLarge } from './documentWrites';
import { shownSizes, storageSizes } from './storageSizes';

export interface PipelineRequest {
  /** none for a pipeline that makes its own documents */
  namespace?: string;
  pipeline: unknown[];
  hint?: unknown;
  collation?: unknown;
  variables: Document;
  workspace: Workspace;
}

// A document no stage has changed is sent as the bytes it was read from: faster, and no type is lost.
const bytesRead = new WeakMap<Document, Buffer>();
const originalBytes = (document: Document): Buffer | undefined => bytesRead.get(document);

/** Runs a pipeline; its leading stages use an index where there is one. */
export function runPipeline(context: ReadContext, given: PipelineRequest): Iterable<Document> {
  const { engine, view } = context;
  const collection = given.namespace === undefined ? undefined : engine.catalog.find(view, given.namespace);
  const request = { ...given, collation: given.collation ?? collection?.options.collation };
  const made = documentsMadeByFirstStage(context, request, collection);
  if (made) return compilePipeline(request.pipeline.slice(1), pipelineContext(context, request))(made);

  if (collection?.view) return runPipeline(context, throughView(request, collection.view));
  const { query, rest } = splitQuery(request);
  const run = compilePipeline(rest, pipelineContext(context, request));
  if (!collection) return run([]);
  const counted = countingGroup(rest);
  if (counted) return countedGroup(countMatches(view, collection, query), counted);
  return run(documentsOf(select(view, collection, query), fieldsNeeded(rest)));
}

const throughView = (request: PipelineRequest, { on, pipeline }: ViewDefinition): PipelineRequest => ({
  ...request,
  namespace: on,
  pipeline: [...pipeline, ...request.pipeline],
});

/** The results as BSON. */
export function* encodedResults(documents: Iterable<Document>): Iterable<Buffer> {
  for (const document of documents) {
    const raw = originalBytes(document) ?? encodeDocument(document);
    refuseTooLarge(raw);
    yield raw;
  }
}

function* documentsOf(
  matches: Iterable<{ raw: Buffer }>,
  needed: Set<string> | undefined,
): Iterable<Document> {
  if (needed) {
    const names = fieldNames(needed);
    for (const { raw } of matches) yield decodeExact(pickFields(raw, names));
    return;
  }
  for (const { raw } of matches) {
    const document = decodeExact(raw);
    bytesRead.set(document, raw);
    yield document;
  }
}

function pipelineContext(
  context: ReadContext,
  { collation, variables, workspace }: PipelineRequest,
): PipelineContext {
  return {
    variables,
    workspace,
    timeLimit: context.timeLimit,
    collator: collatorFor(collation),
    read: (name, pipeline, inner) =>
      runPipeline(context, {
        namespace: `${context.request.database}.${name}`,
        pipeline,
        collation,
        variables: inner,
        workspace,
      }),
  };
}

/** Leading `$match`, `$sort`, `$skip` and `$limit`, in this order, are a query. */
export function splitQuery({ pipeline, hint, collation, variables, workspace }: PipelineRequest): {
  query: Query;
  rest: unknown[];
} {
  const filters: Document[] = [];
  const query: Query = { filter: {}, hint, collation, variables, workspace };
  let taken = 0;
  for (const stage of pipeline) {
    const [name, specification] = readStage(stage);
    if (name === '$match' && isDocument(specification) && !query.sort && !query.limit && !query.skip) {
      filters.push(specification);
    } else if (name === '$sort' && isSort(specification) && !query.sort && !query.limit && !query.skip) {
      query.sort = specification;
    } else if (name === '$skip' && isPosition(specification) && !query.skip && !query.limit) {
      query.skip = toNumber(specification);
    } else if (
      name === '$limit' &&
      isPosition(specification) &&
      toNumber(specification) > 0 &&
      !query.limit
    ) {
      query.limit = toNumber(specification);
    } else break;
    taken++;
  }
  query.filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  return { query, rest: pipeline.slice(taken) };
}

/** Any other is refused by its stage. */
const isSort = (value: unknown): value is Document => isDocument(value) && Object.keys(value).length > 0;
const isPosition = (value: unknown): value is NumericValue =>
  isNumeric(value) && Number.isInteger(toNumber(value)) && toNumber(value) >= 0;

/** `countDocuments` groups everything into one and adds up ones: that needs no documents. */
function countingGroup(rest: unknown[]): { _id: unknown; name: string } | undefined {
  const group = rest.length === 1 && isDocument(rest[0]) ? rest[0].$group : undefined;
  if (!isDocument(group) || typeof group._id === 'string' || isDocument(group._id)) return undefined;
  const [first, second, third] = Object.keys(group);
  if (first !== '_id' || second === undefined || third !== undefined) return undefined;
  const accumulator = group[second];
  const isCount = isDocument(accumulator) && isNumeric(accumulator.$sum) && toNumber(accumulator.$sum) === 1;
  return isCount ? { _id: group._id, name: second } : undefined;
}

const countedGroup = (count: number, { _id, name }: { _id: unknown; name: string }): Document[] =>
  count > 0 ? [{ _id, [name]: count }] : [];

/** `$collStats`: the sections asked for. */
function collectionStatistics(
  view: ReadView,
  specification: unknown,
  collection: Collection | undefined,
  host: string,
): Document {
  if (!isDocument(specification)) throw location(40166, '$collStats must take a nested object');
  if (!collection)
    throw new CommandError(26, 'NamespaceNotFound', '$collStats needs a collection that exists');
  const { storageStats, count, ...others } = specification;
  const [other] = Object.keys(others);
  if (other) throw notSupported(`the section '${other}' of $collStats`);
  const sizes = storageSizes(view, collection);
  return {
    ns: collection.namespace,
    host,
    localTime: new Date(),
    ...(isDocument(storageStats) ? { storageStats: shownSizes(sizes, scaleOf(storageStats)) } : {}),
    ...(count === undefined ? {} : { count: sizes.count }),
  };
}

function documentsMadeByFirstStage(
  { request, view, server }: ReadContext,
  { pipeline, variables }: PipelineRequest,
  collection: Collection | undefined,
): Document[] | undefined {
  if (pipeline.length === 0) return undefined;
  const [name, specification] = readStage(pipeline[0]);
  switch (name) {
    case '$documents':
      return compileExpression(
        specification,
        Object.keys(variables),
      )({ root: undefined, variables }) as Document[];
    case '$collStats':
      return [collectionStatistics(view, specification, collection, server.address())];
    case '$indexStats':
      return (collection?.indexes ?? []).map(({ name, specification: { key } }) => ({
        name,
        key,
        host: server.address(),
      }));
    case '$listLocalSessions':
      return isDocument(request.body.lsid) ? [{ _id: request.body.lsid }] : [{ _id: {} }];
  }
  return undefined;
}
