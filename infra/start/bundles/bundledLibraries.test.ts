import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED_LIBRARIES } from './bundledLibraries';

interface Installed {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

it('is needed by no library that stays outside of bundles', () => {
  const { packages } = JSON.parse(readFileSync(join(__dirname, '../../../package-lock.json'), 'utf8')) as {
    packages: Record<string, Installed>;
  };
  const libraries = Object.entries(packages).filter(
    ([path, { link }]) =>
      path.includes('node_modules/') && !link && !BUNDLED_LIBRARIES.includes(nameOf(path)),
  );

  expect(libraries.length).toBeGreaterThan(500);
  expect(libraries.filter(([, one]) => needs(one)).map(([path]) => path)).toEqual([]);
});

const nameOf = (path: string) => path.split('node_modules/').at(-1)!;

const needs = ({ dependencies, optionalDependencies, peerDependencies }: Installed) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).some((name) =>
    BUNDLED_LIBRARIES.includes(name),
  );
