import { collectInputs, recordRun, unchangedSinceLastRun } from './inputs';

/**
 * Writes what follows from the .graphql files: the supergraph, each subgraph's resolver types, each front app's typed
 * documents. With `--check` the committed supergraph is compared instead of written, and a difference is an error.
 */
const root = process.cwd();
const inputs = collectInputs(root);

if (!process.argv.includes('--force') && unchangedSinceLastRun(root, inputs)) {
  console.log('GraphQL types are up to date');
} else {
  // Loaded only when there is work: the libraries take longer than everything else together.
  const { generate } = await import('./generate');
  const { written, problems } = await generate(root, inputs, { check: process.argv.includes('--check') });
  if (problems.length === 0) {
    recordRun(root, inputs, written);
    console.log(`GraphQL types: ${written.length} files`);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
