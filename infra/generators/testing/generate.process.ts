import { parseArgs } from 'node:util';
import { applyPlan } from '../change';
import { derive } from '../derive';
import { kinds } from '../kinds';
import { EXAMPLES } from './examples';

// Generates every example where it stands, and what is made of sources once for all; prints the files, from the root.
const root = process.cwd();
const written = new Set<string>();
for (const example of EXAMPLES) {
  const { values, positionals } = parseArgs({
    args: [...example],
    allowPositionals: true,
    options: { es: { type: 'string' } },
  });
  const [kind = '', ...words] = positionals;
  for (const path of await applyPlan(root, kinds[kind]!.run(root, words, values))) written.add(path);
}
await derive(root, [...written]);
console.log([...written].join('\n'));
