import { readFileSync } from 'node:fs';
import { ACCEPTED, licenceProblems } from './licences';

// npm run licences: fails when a locked library has a licence that nobody has allowed.
const problems = licenceProblems(readFileSync('package-lock.json', 'utf8'));
for (const { package: name, licence } of problems) console.error(`✘ ${name}: ${licence}`);
if (problems.length > 0) {
  console.error('\nAllow the licence, or accept the package with a reason, in infra/deployment/licences.ts.');
  process.exitCode = 1;
} else {
  console.log('All libraries have allowed licences. Accepted with a reason:');
  for (const { package: name, licence, why } of ACCEPTED) console.log(`  ${name} (${licence}): ${why}`);
}
