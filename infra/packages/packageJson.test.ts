import { packageJsonOf } from './packageJson';
import { readmeOf } from './readme';

const json = (names: string[]) =>
  packageJsonOf({
    name: '@athenaeum/shared-ui',
    description: 'Elements.',
    version: '2.4.0',
    doors: { '.': 'src/index', './theme': 'src/theme/index' },
    names,
    versionOf: (name) => ({ react: '19.3.1', zod: '4.6.7', '@hookform/resolvers': '7.0.7' })[name]!,
  });

it('names types and code of each entry point', () => {
  expect(json([]).exports).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './theme': { types: './src/theme/index.d.ts', default: './src/theme/index.js' },
  });
});

it('pins its dependencies, and has those as peers that a page has once', () => {
  const { dependencies, peerDependencies } = json([
    'zod/mini',
    'react/jsx-runtime',
    'react',
    '@hookform/resolvers/zod',
    '@athenaeum/messages/server',
    '@athenaeum/shared-ui/theme',
    'node:fs',
  ]);

  expect(dependencies).toEqual({
    '@athenaeum/messages': '2.4.0',
    '@hookform/resolvers': '7.0.7',
    zod: '4.6.7',
  });
  expect(peerDependencies).toEqual({ react: '^19.3.1' });
});

it('names the contract, the entry points and the peers in the README', () => {
  const readme = readmeOf(json(['react']));

  expect(readme).toContain('It follows contract 2 ');
  expect(readme).toContain('- `@athenaeum/shared-ui/theme`\n');
  expect(readme).toContain('`react` ^19.3.1.');
});
