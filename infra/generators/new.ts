import { parseArgs } from 'node:util';
import { applyPlan, GeneratorProblem, type Options } from './change';
import { derive } from './derive';
import { help } from './help';
import { kinds } from './kinds';

/** `npm run new -- <kind> <words>`: begins a thing as this product makes it. `--help` says which and how. */
const asked = argumentsGiven(process.argv.slice(2));
try {
  if ('problem' in asked) throw new GeneratorProblem(asked.problem);
  const [kind, ...words] = asked.words;
  if (asked.help || kind === undefined) console.log(help());
  else await make(kind, words, asked.options);
} catch (error) {
  if (!(error instanceof GeneratorProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function make(name: string, words: readonly string[], options: Options): Promise<void> {
  const kind = kinds[name];
  if (!kind)
    throw new GeneratorProblem(
      `There is nothing called ${name} to make: ${Object.keys(kinds).join(', ')}. npm run new -- --help says more.`,
    );
  const root = process.cwd();
  const plan = kind.run(root, words, options);
  const written = await applyPlan(root, plan);
  console.log(written.join('\n'));
  await derive(root, written);
  console.log(`\nNext:\n${plan.left.map((line) => `  - ${line}`).join('\n')}`);
}

type Asked = { words: string[]; options: Options; help: boolean } | { problem: string };

function argumentsGiven(given: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        es: { type: 'string' },
        path: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help: isHelp = false, ...options } = values;
    return { words: positionals, options, help: isHelp };
  } catch (error) {
    return { problem: `${(error as Error).message} npm run new -- --help says what there is.` };
  }
}
