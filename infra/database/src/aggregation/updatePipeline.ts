import type { Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { IN_MEMORY } from '../memory/workspace';
import { compilePipeline, readStage } from './pipeline';

const ALLOWED = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** An update written as a pipeline, run on the one document. */
export function runUpdatePipeline(
  document: Document,
  stages: Document[],
  variables: Document = {},
): Document {
  for (const stage of stages) {
    const [name] = readStage(stage);
    if (!ALLOWED.has(name)) {
      throw new CommandError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
    }
  }
  const run = compilePipeline(stages, { variables, workspace: IN_MEMORY, read: () => [] });
  const [updated] = run([document]);
  return updated!;
}
