import { applyChanges, GeneratorProblem, type Change } from './change';
import { aggregate } from './kinds/aggregate';
import { element } from './kinds/element';
import { feature } from './kinds/feature';
import { remote } from './kinds/remote';

type Generator = (root: string, args: readonly string[]) => Change[];

const generators: Record<string, { run: Generator; usage: string; next: string }> = {
  feature: { run: feature, usage: 'feature mfe-<area> <name>', next: 'npm run codegen' },
  aggregate: { run: aggregate, usage: 'aggregate <domain> <name>', next: 'npm run codegen' },
  element: { run: element, usage: 'element <Name>', next: 'npm run unit -- shared-ui' },
  remote: {
    run: remote,
    usage: 'remote <area>',
    next: 'npm install, then npm run deploy -- mfe-<area> while the product runs',
  },
};

/** `npm run new -- <kind> ...`: begins a thing of a kind as the house does it, test included. */
const [kind = '', ...args] = process.argv.slice(2);
const generator = generators[kind];
try {
  if (!generator) throw new GeneratorProblem(`usage: npm run new -- ${usages()}`);
  const root = process.cwd();
  for (const path of await applyChanges(root, generator.run(root, args))) console.log(path);
  console.log(`\nNext: ${generator.next}`);
} catch (error) {
  if (!(error instanceof GeneratorProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function usages(): string {
  return Object.values(generators)
    .map(({ usage }) => usage)
    .join(' | ');
}
