import { readFileSync } from 'node:fs';
import { NODE_OF_IMAGES } from '../images/versions';
import { NODE_VERSIONS } from './versions';
import { isOurs, warningsIn } from './warnings';

const read = (path: string) => readFileSync(path, 'utf8');
const lineOf = (version: string) => version.split('.')[0];

it('is tried from the oldest that is promised to what images run', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const [oldest] = NODE_VERSIONS;
  const [, promised] = /^>=(\d+\.\d+)\.0$/.exec(engines.node)!;

  expect(oldest.startsWith(`${promised}.`)).toBe(true);
  expect(devDependencies['@types/node']!.startsWith(`${promised}.`)).toBe(true);
  expect(NODE_VERSIONS.at(-1)).toBe(NODE_OF_IMAGES);
});

it('is worked on with the line that images run', () => {
  expect(NODE_OF_IMAGES.startsWith(`${read('.nvmrc').trim()}.`)).toBe(true);
});

it('has one version of each line', () => {
  expect(new Set(NODE_VERSIONS.map(lineOf)).size).toBe(NODE_VERSIONS.length);
});

describe('what Node says will go away', () => {
  const warning = (place: string) =>
    `(node:7) [DEP0040] DeprecationWarning: The punycode module is deprecated.\n    at node:punycode:3:9\n    at old (${place})\n`;

  it('is told once, with the first place outside of Node', () => {
    const said = `${warning(`${process.cwd()}/gateway/src/main.ts:1:1`)}then\n${warning(`${process.cwd()}/gateway/src/main.ts:1:1`)}`;

    expect(warningsIn(said)).toEqual([
      '[DEP0040] DeprecationWarning: The punycode module is deprecated. at old (gateway/src/main.ts:1:1)',
    ]);
    expect(warningsIn(said).every(isOurs)).toBe(true);
  });

  it('is not ours in a library', () => {
    const [told] = warningsIn(warning('/app/node_modules/uri-js/index.js:1:1'));

    expect(told).toContain('uri-js');
    expect(isOurs(told!)).toBe(false);
  });
});
