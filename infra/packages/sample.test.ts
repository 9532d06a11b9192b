import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './pack';

const ROOT = join(__dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, object>;
const sample = read('infra/packages/sample/package.json');
const wanted = { ...sample.dependencies, ...sample.devDependencies } as Record<string, string>;

it('installs our packages in the packed version', () => {
  const ours = Object.entries(wanted).filter(([name]) => name.startsWith('@athenaeum/'));

  expect(ours.length).toBeGreaterThan(5);
  for (const [name, from] of ours)
    expect(from).toBe(`file:packages/athenaeum-${name.split('/')[1]}-${versionOf(0)}.tgz`);
});

it('installs third-party packages in the platform’s versions', () => {
  const here: Record<string, string> = {
    ...(read('shell/contract/package.json').dependencies as Record<string, string>),
    ...(read('package.json').devDependencies as Record<string, string>),
  };

  for (const [name, version] of Object.entries(wanted))
    if (!name.startsWith('@athenaeum/')) expect(`${name} ${version}`).toBe(`${name} ${here[name]}`);
});

it('holds packages back that do not run on the oldest supported Node, as the platform does', () => {
  expect(read('package.json').overrides).toMatchObject(sample.overrides!);
});
