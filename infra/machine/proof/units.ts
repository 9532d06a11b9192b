import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../processes/command';

const FOLDER = 'infra/machine';
const UNIT = /\.(service|timer|target)$/;

/** What systemd would say against our units, each by its name. */
export async function problemsOfUnits(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(FOLDER).filter((name) => UNIT.test(name));
  for (const name of names) cpSync(join(FOLDER, name), join(folder, name));
  const problems = [];
  for (const name of names) {
    const said = await verified(join(folder, name));
    if (said) problems.push(`${name}: ${said}`);
  }
  const wrong = join(folder, 'wrong.service');
  writeFileSync(
    wrong,
    readFileSync(join(folder, 'athenaeum@.service'), 'utf8').replace('Restart=', 'Restrat='),
  );
  if (!(await verified(wrong))) problems.push('a misspelt unit is taken');
  return problems;
}

async function verified(file: string): Promise<string> {
  const { out, error } = await run(['systemd-analyze', 'verify', '--man=no', file]);
  return (out + error).trim();
}
