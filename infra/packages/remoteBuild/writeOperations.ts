import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { closedSetsFromText } from '../../codegen/closedSets';
import { typedDocuments } from '../../codegen/documents';
import { graphqlFiles } from '../../codegen/graphqlFiles';
import { writeIfChanged } from '../../codegen/outputFile';
import { areaName } from './areaName';
import { BuildProblem } from './problem';

/** Of the platform's API, packed beside this module's build. */
const packed = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/**
 * Validates the area's .graphql files against the schema, and writes a module with types beside each; resolves with their
 * number.
 *
 * @throws BuildProblem that names each invalid line
 */
export async function writeOperations(root: string): Promise<number> {
  const files = graphqlFiles(root, 'src');
  const area = { name: await areaName(root), folder: '.', files };
  const { outputs, problems } = await typedDocuments(
    area,
    buildSchema(packed('schema.graphql')),
    closedSetsFromText(packed('closedSets.json')),
  );
  for (const output of outputs) writeIfChanged(root, output);
  if (problems.length > 0) throw new BuildProblem(problems.join('\n'));
  return files.length;
}
