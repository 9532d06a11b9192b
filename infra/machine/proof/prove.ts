import { join } from 'node:path';
import { createCleanUp } from '../../processes/cleanUp';
import { Problem, reportAndExit } from '../../start/problem';
import { problemsOfCertificate } from './certificate';
import { missingHere } from './missing';
import { tryStatements } from './statements';
import { problemsOfUnits } from './units';

// node --import tsx infra/machine/proof/prove.ts: what the guides have typed into programs of others on one machine, as it is written:
// certbot and nginx with an ACME server of this machine, mongosh with the embedded database; and our units, by systemd. Ends with 1 when something is wrong.

let problems = 0;
try {
  const missing = missingHere();
  if (missing) throw new Problem(`Nothing was checked: ${missing}`);
  const cleanUp = createCleanUp();
  try {
    await prove(cleanUp.temporaryFolder('machine'));
  } finally {
    await cleanUp.run();
  }
  process.exit(problems > 0 ? 1 : 0);
} catch (error) {
  reportAndExit(error);
}

async function prove(folder: string): Promise<void> {
  tell('systemd takes every unit', await problemsOfUnits(join(folder, 'units')));
  tell(
    'certbot gets a certificate for both names, nginx shows it, and a renewed one',
    await problemsOfCertificate(join(folder, 'certificate')),
  );
  const { count, problems: refused } = await tryStatements(join(folder, 'mongosh'));
  tell(`${count} statements for the database, typed into mongosh`, refused);
}

function tell(what: string, found: readonly string[]): void {
  problems += found.length;
  process.stdout.write(found.length > 0 ? `  no  ${what}: ${found.join('; ')}\n` : `  ok  ${what}\n`);
}
