import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rightsPage } from './rights';

// npm run rights: writes the page of rights; with --check it is compared, and a difference is an error.
const file = resolve(import.meta.dirname, '../../rights.md');
const page = await rightsPage();
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('gateway/rights.md is not what is declared: run `npm run rights`, and commit it for review.');
  process.exitCode = 1;
}
