import { collectInputs, sdlOf } from '../../codegen/inputs';
import { changedGraph } from './checks/changedGraph';
import { readLiveRemotes, readLiveShell } from './checks/live';
import { readLiveSupergraph } from './checks/liveGraph';
import { readOpenSenders } from './checks/openSenders';
import { judgeSchemaChange } from './checks/schemaChange';
import { readSenders } from './checks/senders';
import { runCli, withRegistry } from './cli';
import { dataDir, origin } from './env';
import { RegistryProblem } from './problem';
import { loadSigner } from './signing/keyFile';

// npm run check:schema -- users: checks one subgraph's schema files against all GraphQL operations that the live shell and areas,
// and tabs opened earlier, may send. Nothing is written.
await runCli(async () => {
  const { name, sdl } = subgraphFromArguments();
  const changed = changedGraph(await readLiveSupergraph(origin, loadSigner(dataDir)), name, sdl);
  if (changed.problems)
    throw new RegistryProblem(
      `${name} does not compose with the other subgraphs as they run:\n${changed.problems.join('\n')}`,
    );
  await withRegistry(async (registry) => {
    const [shell, remotes] = await Promise.all([readLiveShell(origin), readLiveRemotes(registry)]);
    const { connection } = registry;
    const besides = new Set([
      `shell ${shell.version}`,
      ...remotes.map(({ entry }) => `${entry.name} ${entry.version}`),
    ]);
    const senders = [
      ...(await readSenders({ shell, remotes }, { connection, origin, dataDir })),
      ...(await readOpenSenders({ connection, dataDir, besides })),
    ];
    const { lines, broken, untold } = judgeSchemaChange(changed.graph, senders);
    process.stdout.write(`${lines.join('\n')}\n`);
    if (broken > 0)
      throw new RegistryProblem(
        `${name} would break ${broken} ${broken === 1 ? 'operation' : 'operations'} of versions that are live or may be open. Add beside what is there, deploy the areas that ask anew, take away when no tab has the versions before.`,
      );
    if (untold > 0) throw new RegistryProblem(`Whether ${name} would break anything cannot be told.`);
    process.stdout.write(
      `${name} can change: every version that is live or may be open keeps what it asks for.\n`,
    );
  });
});

function subgraphFromArguments(): { name: string; sdl: string } {
  const [name, ...more] = process.argv.slice(2);
  const { shared, subgraphs } = collectInputs(process.cwd());
  const names = subgraphs.map((subgraph) => subgraph.name);
  if (!name || more.length > 0)
    throw new RegistryProblem(`Say which subgraph: npm run check:schema -- ${names[0] ?? 'users'}`);
  const subgraph = subgraphs.find((one) => one.name === name);
  if (!subgraph)
    throw new RegistryProblem(`There is no subgraph called ${name}. There are: ${names.join(', ')}.`);
  return { name, sdl: sdlOf(shared, subgraph) };
}
