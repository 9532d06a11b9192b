import { writeFileSync } from 'node:fs';
import { configurationPage } from './configuration';
import { formatted } from './formatted';

// npm run configuration: after a change of a variable.
writeFileSync('infra/guides/configuration.md', await formatted(configurationPage()));
