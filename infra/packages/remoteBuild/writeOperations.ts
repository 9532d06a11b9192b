import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { typedDocuments } from '../../codegen/documents';
import { graphqlFiles } from '../../codegen/graphqlFiles';
import { writeIfChanged } from '../../codegen/outputFile';
import { areaName } from './areaName';
import { BuildProblem } from './problem';

/** The graph of the platform as areas see it, beside what is built of this. */
const SCHEMA = join(import.meta.dirname, '../../schema.graphql');

/**
 * Holds the area's .graphql files against the graph, and writes a module with types beside each; answers how many there are.
 * Rejects with a BuildProblem that names each line which the graph cannot answer.
 */
export async function writeOperations(root: string): Promise<number> {
  const files = graphqlFiles(root, 'src');
  const area = { name: await areaName(root), folder: '.', files };
  const { outputs, problems } = await typedDocuments(area, buildSchema(readFileSync(SCHEMA, 'utf8')));
  for (const output of outputs) writeIfChanged(root, output);
  if (problems.length > 0) throw new BuildProblem(problems.join('\n'));
  return files.length;
}
