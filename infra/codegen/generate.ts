import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedSetsOf, merged } from './closedSets';
import { composeSupergraph } from './compose';
import { differences } from './differences';
import { typedDocuments } from './documents';
import { SUPERGRAPH, type Inputs } from './inputs';
import { writeIfChanged, type OutputFile } from './outputFile';
import { resolverTypes } from './resolverTypes';

/** Generates everything it can; `problems` has one text for each failure. */
export async function generate(
  root: string,
  inputs: Inputs,
  { check }: { check: boolean },
): Promise<{ written: string[]; problems: string[] }> {
  const problems: string[] = [];
  const sets = await Promise.all(inputs.subgraphs.map((subgraph) => closedSetsOf(root, subgraph)));
  problems.push(...sets.flatMap((set) => set.problems));
  const outputs = await Promise.all(
    inputs.subgraphs.map((subgraph, index) =>
      resolverTypes(inputs.shared, subgraph, sets[index]!).catch((error: Error) => {
        problems.push(`${subgraph.name}: ${error.message}`);
        return null;
      }),
    ),
  );
  const supergraph = composeSupergraph(inputs);
  if (supergraph.problems) problems.push(...supergraph.problems);
  else {
    const file = { path: SUPERGRAPH, text: supergraph.sdl };
    if (check) problems.push(...drift(root, file));
    else outputs.push(file);
    for (const app of inputs.apps) {
      const documents = await typedDocuments(app, supergraph.apiSchema, merged(sets));
      outputs.push(...documents.outputs);
      problems.push(...documents.problems);
    }
  }
  const files = outputs.filter((file) => file !== null);
  for (const file of files) writeIfChanged(root, file);
  return { written: [SUPERGRAPH, ...files.map(({ path }) => path)], problems };
}

function drift(root: string, { path, text }: OutputFile): string[] {
  const committed = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  if (committed === text) return [];
  return [
    `${path} is not what the subgraphs compose to: run \`npm run codegen\` and commit it.\n${differences(committed, text)}`,
  ];
}
