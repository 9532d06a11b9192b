import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { location, notSupported } from '../errors';
import { refuseComparing } from '../expressions/collated';
import type { Workspace } from '../memory/workspace';
import { refusalOf } from '../unsupported';
import type { TimeLimit } from '../timeLimit';
import { stages } from './stages';

/** What a pipeline needs of the command that runs it. */
export interface PipelineContext {
  variables: Document;
  collator?: Intl.Collator;
  /** memory limit of a sort or a group, and where it spills to */
  workspace: Workspace;
  timeLimit?: TimeLimit;
  /** documents of a collection of the same database, through a pipeline of its own */
  read(collection: string, pipeline: Document[], variables: Document): Iterable<Document>;
}

export type Stage = (documents: Iterable<Document>) => Iterable<Document>;
export type PipelineCompiler = (pipeline: unknown[], context: PipelineContext) => Stage;
/** `compile` is for stages that hold pipelines of their own. */
export type StageCompiler = (
  specification: unknown,
  context: PipelineContext,
  compile: PipelineCompiler,
) => Stage;

/** A pipeline as one function. Stages never change the documents they are given. */
export function compilePipeline(pipeline: unknown[], context: PipelineContext): Stage {
  const compiled = pipeline.map((stage) => compileStage(stage, context));
  const { timeLimit } = context;
  return (documents) =>
    compiled.reduce((stream, stage) => {
      const results = stage(stream);
      return timeLimit ? timeLimit.over(results) : results;
    }, documents);
}

function compileStage(stage: unknown, context: PipelineContext): Stage {
  const [name, specification] = readStage(stage);
  const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!compile)
    throw refusalOf('stage', name) ?? location(40324, `Unrecognized pipeline stage name: '${name}'`);
  if (context.collator) refuseUncollated(name, specification);
  return compile(specification, context, compilePipeline);
}

/** Stages that apply the collation: filters do, and nested pipelines are compiled as pipelines. */
const COLLATION_AWARE = ['$match', '$facet', '$unionWith'];

function refuseUncollated(name: string, specification: unknown): void {
  if (COLLATION_AWARE.includes(name)) return;
  if (name === '$lookup') return refuseComparing(isDocument(specification) ? specification.let : undefined);
  const groupsByValue =
    name === '$bucket' || name === '$graphLookup' || (name === '$group' && !groupsAll(specification));
  if (groupsByValue) throw notSupported(`${name} under a collation`);
  refuseComparing(specification);
}

/** Whether there is one group: the identifier is a constant. */
const groupsAll = (specification: unknown): boolean =>
  isDocument(specification) && (specification._id === null || isNumeric(specification._id));

export function readStage(stage: unknown): [name: string, specification: unknown] {
  const keys = isDocument(stage) ? Object.keys(stage) : [];
  if (keys.length !== 1) {
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return [keys[0]!, (stage as Document)[keys[0]!]];
}
