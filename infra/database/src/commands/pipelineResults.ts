import { arrayField, asDocument } from '../bson/assembly';
import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { readStage } from '../aggregation/pipeline';
import { select } from '../planning/select';
import { compileFindProjection, type FindProjection } from '../projection/findProjection';
import type { ReadContext } from './command';
import { refuseTooLarge } from './documentWrites';
import { encodedResults, runPipeline, splitQuery, type PipelineRequest } from './pipelineRun';

/**
 * The results of a pipeline as BSON. Where it only finds, cuts and puts side by side what is stored, documents are passed on as the
 * bytes they are stored as: decoding and encoding them would take several times what finding them takes.
 */
export const pipelineResults = (context: ReadContext, request: PipelineRequest): Iterable<Buffer> =>
  sideBySide(context, request) ?? asStored(context, request) ?? encodedResults(runPipeline(context, request));

/** Results of a query, whole or with some of their fields. */
function asStored(context: ReadContext, request: PipelineRequest): Iterable<Buffer> | undefined {
  const { engine, view } = context;
  const collection =
    request.namespace === undefined ? undefined : engine.catalog.find(view, request.namespace);
  if (!collection || collection.view) return undefined;
  const { query, rest } = splitQuery(request);
  if (rest.length > 1) return undefined;
  const cut = rest.length === 1 ? cutting(rest[0], request) : null;
  return cut === undefined ? undefined : cutFrom(select(view, collection, query), cut);
}

function* cutFrom(matches: Iterable<{ raw: Buffer }>, cut: FindProjection | null): Iterable<Buffer> {
  for (const { raw } of matches) yield cut ? cut(raw) : raw;
}

/** A `$project` that takes or leaves whole fields; undefined for any other stage. */
function cutting(stage: unknown, { variables }: PipelineRequest): FindProjection | undefined {
  const [name, fields] = readStage(stage);
  if (name !== '$project' || !isDocument(fields)) return undefined;
  const takesWholeFields = Object.entries(fields).every(
    ([field, value]) => /^[^.$]+$/.test(field) && (typeof value === 'boolean' || isNumeric(value)),
  );
  return takesWholeFields ? compileFindProjection(fields, {}, { variables }) : undefined;
}

interface Beside {
  from: string;
  as: string;
  pipeline: unknown[];
}

/** `$documents` of one empty document and a `$lookup` for each of its fields, none of which needs another. */
function sideBySide(context: ReadContext, request: PipelineRequest): Iterable<Buffer> | undefined {
  const [first, ...others] = request.pipeline;
  if (!isDocument(first) || !isOneEmpty(first.$documents) || Object.keys(first).length > 1) return undefined;
  const fields = others.map(besideIn);
  if (fields.length === 0 || !fields.every((field) => field !== undefined)) return undefined;
  if (new Set(fields.map(({ as }) => as)).size < fields.length) return undefined;
  return joinedInOne(context, request, fields);
}

function* joinedInOne(
  context: ReadContext,
  request: PipelineRequest,
  fields: readonly Beside[],
): Iterable<Buffer> {
  const rows = ({ from, pipeline }: Beside) =>
    pipelineResults(context, {
      ...request,
      namespace: `${context.request.database}.${from}`,
      hint: undefined,
      pipeline,
    });
  const document = Buffer.concat(
    asDocument(fields.flatMap((field) => arrayField(field.as, [...rows(field)]))),
  );
  refuseTooLarge(document);
  yield document;
}

const isOneEmpty = (documents: unknown): boolean =>
  Array.isArray(documents) &&
  documents.length === 1 &&
  isDocument(documents[0]) &&
  Object.keys(documents[0]).length === 0;

function besideIn(stage: unknown): Beside | undefined {
  if (!isDocument(stage) || Object.keys(stage).length !== 1 || !isDocument(stage.$lookup)) return undefined;
  const { from, as, pipeline, ...others } = stage.$lookup as Document;
  const isPlain =
    typeof from === 'string' &&
    typeof as === 'string' &&
    /^[\w]+$/.test(as) &&
    Array.isArray(pipeline) &&
    Object.keys(others).length === 0;
  return isPlain ? { from, as, pipeline } : undefined;
}
