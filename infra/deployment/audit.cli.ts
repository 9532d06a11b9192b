import { spawnSync } from 'node:child_process';
import { readAudit } from './audit';

// npm run audit:packages: fails on known severe holes in what production runs, where the registry answers.
const AUDIT_TIMEOUT_MS = 120_000;
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit', '--json'], {
  encoding: 'utf8',
  timeout: AUDIT_TIMEOUT_MS,
  maxBuffer: 64 * 1024 * 1024,
});
const audited = readAudit(stdout);
if (!audited)
  console.log('The registry does not answer `npm audit`: nothing is known of holes in libraries.');
else {
  for (const hole of audited.severe) console.error(`✘ ${hole}`);
  console.log(`Severe holes: ${audited.severe.length}; lesser ones: ${audited.lesser}.`);
  if (audited.severe.length > 0) process.exitCode = 1;
}
