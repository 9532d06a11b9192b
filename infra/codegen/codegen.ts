import { runCodegen } from './runCodegen';

/**
 * Writes what follows from the .graphql files: the supergraph, each subgraph's resolver types, each front app's typed
 * documents. With `--check` the committed supergraph is compared instead of written, and a difference is an error.
 */
const { written, problems } = await runCodegen(process.cwd(), {
  check: process.argv.includes('--check'),
  force: process.argv.includes('--force'),
});
if (problems.length === 0) {
  console.log(written === null ? 'GraphQL types are up to date' : `GraphQL types: ${written.length} files`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
