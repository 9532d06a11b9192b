import { readFileSync } from 'node:fs';
import { inventoryOf } from './sbom';

// npm run --silent sbom > athenaeum.cdx.json
process.stdout.write(`${JSON.stringify(inventoryOf(readFileSync('package-lock.json', 'utf8')), null, 2)}\n`);
