import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem, reportAndExit } from '../start/problem';
import { replaceFile } from './replaceFile';
import { ROTATED, type Rotated, rotateKeys } from './rotateKeys';

// npm run keys:rotate -- <file of NAME=value lines> [NAME ...] [--drop]: draws new secrets and keeps those of now as their
// predecessors, or takes the predecessors away. Prints no secret. What to restart in which order: infra/guides/runbook.md.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { drop: { type: 'boolean', default: false } },
  });
  const [file, ...given] = positionals;
  if (!file) throw new Problem('Say which file: npm run keys:rotate -- secrets.env [SESSION_SECRET]');
  const names = given.length > 0 ? given.map(known) : ROTATED;
  const rotated = rotateKeys(read(file), { names, drop: values.drop });
  if (rotated === null) throw new Problem(`${file} does not hold a value for each of ${names.join(', ')}.`);
  replaceFile(file, rotated);
  process.stdout.write(
    values.drop
      ? `Without predecessor: ${names.join(', ')}. What was made with them ends at the next restart.\n`
      : `New: ${names.join(', ')}; the one before each stands under <NAME>_PREVIOUS.\n`,
  );
} catch (error) {
  reportAndExit(error);
}

function known(name: string): Rotated {
  const found = ROTATED.find((one) => one === name);
  if (!found) throw new Problem(`${name} is not rotated by this: ${ROTATED.join(', ')} are.`);
  return found;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read.`);
  }
}
