import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rightsPage } from './rights';

// npm run rights: after a change of the access tables.
writeFileSync(resolve(import.meta.dirname, '../../rights.md'), rightsPage());
