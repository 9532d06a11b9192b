import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildFailure } from 'esbuild';
import { compileServer } from './compileServer';
import { COMPILED, LIBRARIES, type Program, programs } from './programs';

/** `npm run build:servers [-- program...]`: compiles what production runs into `dist/servers/<program>`. */
const root = process.cwd();
const named = process.argv.slice(2);
const known = Object.keys(programs) as Program[];
const isProgram = (name: string): name is Program => name in programs;

const unknown = named.filter((name) => !isProgram(name));
if (unknown.length > 0) {
  console.error(`There is no program ${unknown.join(', ')}: they are ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  await compile(named.length > 0 ? named.filter(isProgram) : known);
}

async function compile(wanted: readonly Program[]): Promise<void> {
  // What was compiled of an earlier source must not be taken for what is here.
  if (named.length === 0) rmSync(COMPILED, { recursive: true, force: true });
  const startedAt = Date.now();
  try {
    for (const name of wanted) {
      const folder = resolve(join(COMPILED, name));
      const { libraries } = await compileServer(root, programs[name], folder);
      // What an image has to hold beside it.
      writeFileSync(join(folder, LIBRARIES), JSON.stringify(libraries, null, 2));
    }
    console.log(
      `${wanted.length} programs are in ${COMPILED}, compiled in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  } catch (error) {
    console.error((error as BuildFailure).message);
    process.exitCode = 1;
  }
}
