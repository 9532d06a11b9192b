import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage } from './configuration';
import { deployables } from './deployables';

const inOneLine = (page: string) => page.replace(/[ -]+/g, ' ');

it('is documented on one page as the services read it: npm run configuration', () => {
  const page = readFileSync(join(__dirname, '../../infra/guides/configuration.md'), 'utf8');

  // The columns are as wide as their widest cell, which is the formatter's to say.
  expect(inOneLine(page)).toBe(inOneLine(configurationPage()));
});

it('holds no place on this machine and no secret of development', () => {
  const page = configurationPage();

  expect(page).not.toContain(process.cwd());
  expect(page).not.toContain('athenaeum-development');
  expect(page).toContain('`gateway/supergraph.graphql`');
});

it('is described variable by variable', () => {
  for (const { variables } of deployables)
    for (const [name, schema] of Object.entries(variables))
      expect([name, schema.description]).toEqual([name, expect.any(String)]);
});
