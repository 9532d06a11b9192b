import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RegistryProblem } from '@athenaeum/registry';
import {
  productOfEnvironment,
  remoteFromArguments,
  runCli,
  withRegistry,
} from '@athenaeum/registry/commands';
import { deployBuild, promoteCanary } from '@athenaeum/registry/release';
import { stepsOf } from '@athenaeum/release-protocol/steps';
import { areaArguments } from './area/areaArguments';
import { runBuild } from './runBuild';

// npm run deploy -- mfe-learning [--built <folder>] [--canary 10 | --ramp 5,25,100 | --promote | --preview] [--without-smoke-test]: builds one remote of the
// running product, or takes one that is built (in an image always), holds it against what is live, and publishes it to everybody or first to
// some; touches nothing else.
// npm run deploy -- area coaching ...: a remote together with its subgraph and its data; see area/areaArguments.ts.
await runCli(async () => {
  if (process.argv[2] === 'area') return deployArea(process.argv.slice(3));
  const { positionals, values } = readArguments();
  // A build from elsewhere is of an area that has its own repository.
  const isOurs = values.built === undefined && !values.promote;
  // An image holds our builds, and no sources.
  const isFromSource = isOurs && existsSync('infra/webpack/build.ts');
  const name = remoteFromArguments('deploy', positionals, { isFromSource });
  const [percent = null, ...next] = stepsOf(values, RegistryProblem);
  if (values.promote && percent !== null)
    throw new RegistryProblem(
      'Choose one: --canary and --ramp try a version, --promote gives it to everybody.',
    );
  if (values.preview && (percent !== null || values.promote))
    throw new RegistryProblem('Choose one: --preview gives a version to nobody but those who open its link.');
  await withRegistry(async (registry) => {
    if (isFromSource) await runBuild(name);
    const means = { registry, product: productOfEnvironment(), onProgress: say };
    const { line, link } = values.promote
      ? await promoteCanary(means, name)
      : await deployBuild(means, {
          name,
          folder: values.built ?? join('dist', name),
          source: isOurs ? name : undefined,
          percent,
          next,
          isPreview: values.preview,
          skipSmokeTestReason: values['without-smoke-test'] ? 'as asked' : undefined,
        });
    say(line);
    if (link) say(link);
  });
});

async function deployArea(given: readonly string[]): Promise<void> {
  const order = areaArguments(given);
  // It needs the code of the subgraph, which an image of another program does not have.
  const { runAreaOrder } = await import('./area/runAreaOrder');
  await withRegistry((registry) => runAreaOrder(order, { registry, product: productOfEnvironment(), say }));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        built: { type: 'string' },
        canary: { type: 'string' },
        ramp: { type: 'string' },
        promote: { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
        'without-smoke-test': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new RegistryProblem((error as Error).message);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
