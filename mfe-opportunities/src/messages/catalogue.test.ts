import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { opportunitiesCatalogue } from './catalogue';

it('names every message of the area, by the namespace it is defined with', () => {
  const source = join(__dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const defined = files
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/defineMessages\('(\w+)'/g)])
    .map(([, namespace]) => namespace);

  expect([...defined, ...Object.keys(contractCatalogue)].sort()).toEqual(
    Object.keys(opportunitiesCatalogue).sort(),
  );
});
