import { isNumeric, type Document } from '../bson/valueTypes';
import { CommandError, failedToParse, typeMismatch } from '../errors';
import { flag, cursorBatchSize, letVariables, workspaceOf } from './arguments';
import {
  namespaceOf,
  type Command,
  type ReadContext,
  type Reply,
  type Request,
  type WriteContext,
} from './command';
import { explainAggregate } from './explain';
import { openCursor, readHint } from './find';
import { isOutput, writeOutput } from './outputStages';
import { pipelineResults } from './pipelineResults';
import { runPipeline, type PipelineRequest } from './pipelineRun';

export const aggregateCommands: Record<string, Command> = {
  aggregate: { kind: 'either', writes: ({ body }) => outputOf(body) !== undefined, run: aggregate },
};

function aggregate(context: WriteContext & ReadContext): Reply {
  const { request } = context;
  const { body } = request;
  if (!Array.isArray(body.pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
  if (flag(body.explain)) return explainAggregate(context, body);
  if (!body.cursor)
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
  const output = outputOf(body);
  const namespace = aggregateNamespace(request);
  const pipelineRequest: PipelineRequest = {
    namespace: isNumeric(body.aggregate) ? undefined : namespace,
    pipeline: output ? body.pipeline.slice(0, -1) : body.pipeline,
    hint: readHint(body.hint),
    collation: body.collation,
    variables: letVariables(body.let) ?? {},
    workspace: workspaceOf(context, body),
  };
  if (output) {
    refuseLinearizable(body);
    writeOutput(context, output, runPipeline(context, pipelineRequest));
    return openCursor(context, namespace, [], 1);
  }
  return openCursor(context, namespace, pipelineResults(context, pipelineRequest), cursorBatchSize(body));
}

function outputOf({ pipeline }: Document): Document | undefined {
  const last: unknown = Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return isOutput(last) ? last : undefined;
}

const aggregateNamespace = (request: Request) =>
  isNumeric(request.body.aggregate) ? `${request.database}.$cmd.aggregate` : namespaceOf(request);

function refuseLinearizable({ readConcern }: Document): void {
  if ((readConcern as Document | undefined)?.level === 'linearizable') {
    throw new CommandError(
      72,
      'InvalidOptions',
      '$out and $merge cannot be used with a linearizable read concern',
    );
  }
}
