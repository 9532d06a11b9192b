import { runCodegen } from '../../codegen/runCodegen';
import { graphFolders } from './graphFolders';
import { watchFolders } from './watchFolders';
import { concernsGraph } from './whatConcerns';

// Keeps the generator's libraries loaded: loading them takes longer than generating.
const root = process.cwd();
let turn: Promise<void> = Promise.resolve();

await watchFolders(root, {
  folders: graphFolders(root),
  concerns: concernsGraph,
  changed: (files) => (turn = turn.then(() => generate(files[0]!))),
});
await import('../../codegen/generate');
process.stdout.write('watching\n');

async function generate(cause: string): Promise<void> {
  const startedAt = Date.now();
  const { written, problems } = await runCodegen(root).catch((error: Error) => ({
    written: null,
    problems: [error.message],
  }));
  const told =
    problems.length > 0
      ? problems.join('\n').split('\n')
      : written && [`types follow ${cause} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`];
  for (const line of told || []) process.stdout.write(`> ${line}\n`);
}
