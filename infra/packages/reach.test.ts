import { reach } from './reach';

const made: Record<string, string> = {
  'ui/index.js': "export { a } from './a.js'; export * from '@athenaeum/messages';",
  'ui/a.js': "import { b } from '../shared/b.js'; import 'react';",
  'shared/b.js': "export const b = () => import('./c.js');",
  'shared/c.js': '',
  'ui/unused.js': "import 'lodash';",
  'ui/index.d.ts': "export type { A } from './a.js';",
  'ui/a.d.ts': "export type A = import('zod').ZodType;",
};
const modules = (file: string) => made[file];

it('collects the modules that a module imports, and names the packages that it needs', () => {
  const { files, names } = reach(modules, ['ui/index.js']);

  expect([...files.keys()]).toEqual(['ui/index.js', 'ui/a.js', 'shared/b.js', 'shared/c.js']);
  expect([...names]).toEqual(['react', '@athenaeum/messages']);
});

it('follows types by their declarations', () => {
  const { files, names } = reach(modules, ['ui/index.d.ts']);

  expect([...files.keys()]).toEqual(['ui/index.d.ts', 'ui/a.d.ts']);
  expect([...names]).toEqual(['zod']);
});

it('throws for a module without a source', () => {
  expect(() => reach((file) => (file === 'a.js' ? "import './b.js';" : undefined), ['a.js'])).toThrow(
    'There is no source of b.js.',
  );
});
