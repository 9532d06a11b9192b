import { RegistryProblem } from '@athenaeum/registry';
import { productOfEnvironment, runCli, withRegistry } from '@athenaeum/registry/commands';
import { checkSubgraph } from '@athenaeum/registry/release';
import { collectInputs, sdlOf } from '../codegen/inputs';

// npm run check:schema -- users: checks one subgraph's schema files against all GraphQL operations that the live shell and areas,
// and tabs opened earlier, may send. Nothing is written.
await runCli(async () => {
  const changed = subgraphFromArguments();
  const product = productOfEnvironment();
  await withRegistry((registry) =>
    checkSubgraph(registry, product, changed, (line) => void process.stdout.write(`${line}\n`)),
  );
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
