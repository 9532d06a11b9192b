import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedLibrary } from '../entry';
import { testEntry, testFolder } from '../testing/testBuild';
import { sharedLibraries } from './sharedLibraries';
import { candidate, everybody, library, testLive } from './testing';

const inShell = [library('react', '19.3.1'), library('react-redux', '9.3.1')];
const [react, redux] = inShell as [SharedLibrary, SharedLibrary];

async function problemsWith(shared: SharedLibrary[], other: SharedLibrary[] = inShell): Promise<string[]> {
  const live = testLive({
    shell: { shared: inShell },
    remotes: [everybody(testEntry({ name: 'mfe-two', shared: other }))],
  });
  return (await sharedLibraries.run(candidate({ shared }), live)).problems;
}

it('accepts a build that shares the libraries of the live shell', async () => {
  expect(await problemsWith(inShell)).toEqual([]);
});

it('refuses a library that the page would load twice', async () => {
  expect(await problemsWith([react])).toEqual([
    'react-redux is not among what it shares: a page would have it twice.',
  ]);
  expect(await problemsWith([react, { ...redux, singleton: false }])).toEqual([
    'react-redux is not shared as a singleton: a page could have it twice.',
  ]);
});

it('refuses a library that the live shell does not provide', async () => {
  expect(await problemsWith([...inShell, library('luxon', '3.0.0')])).toEqual([
    'luxon is shared, and the live shell does not bring it: deploy the shell first.',
  ]);
});

it('lets an area of an older contract bundle what the shell no longer provides', async () => {
  const shared = [...inShell, library('@reduxjs/toolkit', '2.14.0')];
  const live = testLive({ shell: { shared: inShell } });
  const problemsOf = async (contract: number) =>
    (await sharedLibraries.run(candidate({ shared, contract }), live)).problems;

  expect(await problemsOf(1)).toEqual([]);
  expect(await problemsOf(2)).toEqual([
    '@reduxjs/toolkit is shared, and the live shell does not bring it: deploy the shell first.',
  ]);
});

it('lets an area bundle a library that a page may have twice', async () => {
  const store = (version: string) => library('athenaeum/store', version, { singleton: false });
  const live = testLive({
    shell: { shared: [store('1.0.0')] },
    remotes: [everybody(testEntry({ name: 'mfe-two', shared: [store('1.0.0')] }))],
  });

  const { problems } = await sharedLibraries.run(candidate({ shared: [store('2.0.0')] }), live);

  expect(problems).toEqual([]);
});

it('refuses a library in another version than the live shell provides', async () => {
  expect(await problemsWith([{ ...react, range: '^19.4.0' }, redux])).toEqual([
    'react: built for ^19.4.0, and the live shell brings 19.3.1.',
  ]);
});

it('refuses a version that others on the page were not built for', async () => {
  const newer = { ...react, version: '20.0.0', range: '>=19' };

  expect(await problemsWith([newer, redux], [react])).toEqual([
    'react 20.0.0 comes along, and the live shell was built for ^19.3.1.',
    'react 20.0.0 comes along, and mfe-two v001 was built for ^19.3.1.',
  ]);
});

it('refuses one of another major version in the area’s own folder, whatever the build declares', async () => {
  const source = testFolder();
  const installed = join(source, 'node_modules/react');
  const problemsOf = async (version: string) => {
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ name: 'react', version }));
    const shared = [react, library('react/jsx-runtime', '19.3.1'), redux];
    const live = testLive({ shell: { shared } });
    return (await sharedLibraries.run({ ...candidate({ shared }), source }, live)).problems;
  };

  expect(await problemsOf('19.4.2')).toEqual([]);
  expect(await problemsOf('18.3.1')).toEqual([
    `react 18.3.1 is in ${source}/node_modules, and the live shell brings 19.3.1: take it out of ${source}/package.json, and install again.`,
  ]);
});

it('is not compared with the version that it replaces', async () => {
  const live = testLive({ remotes: [everybody(testEntry({ shared: [library('react', '18.0.0')] }))] });

  const { problems } = await sharedLibraries.run(candidate({ shared: [react] }), live);

  expect(problems).toEqual([]);
});

it('refuses a build that does not list its shared libraries', async () => {
  expect((await sharedLibraries.run(candidate(), testLive())).problems).toEqual([
    'The build does not say which libraries it shares: build it anew.',
  ]);
});
