import { type createInstance, init } from '@module-federation/enhanced/runtime';
import { useState } from 'react';
import * as react from 'react';
import { InvalidEntry, loadModule, startFederation } from './federation';

// What a script leaves behind are globals that no type knows.
const globals = globalThis as unknown as Record<string, unknown>;
Object.assign(globals, { FEDERATION_VERSION: '2.9.2' });

type Scope = Record<string, Record<string, { get(): unknown; loaded?: unknown }>>;

/** What the entries that are asked for leave behind, in their order. */
let entries: (() => void)[] = [];
const asked: string[] = [];

beforeAll(() => {
  const append = document.head.appendChild.bind(document.head);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    asked.push(node.src);
    const run = entries.shift();
    queueMicrotask(() => {
      run?.();
      node.dispatchEvent(new Event(run ? 'load' : 'error'));
    });
    return node;
  });
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { react: { version: '19.3.1', lib: () => react, shareConfig: { requiredVersion: '^19.3.1' } } },
  });
  startFederation();
});

const leaves =
  (container: unknown, name = 'mfe_test') =>
  () =>
    void (globals[name] = container);
const container = (module: unknown, start: (scope: Scope) => void = () => undefined) => ({
  init: start,
  get: () => Promise.resolve(() => module),
});

it('gives a remote the libraries of the page, then asks it for its module', async () => {
  let given: Scope = {};
  entries = [leaves(container({ mount: 1 }, (scope) => void (given = scope)))];

  const module = await loadModule('mfe-test', '/remotes/mfe-test/v1/remoteEntry.js', 'remote');

  expect(module).toEqual({ mount: 1 });
  expect(asked.at(-1)).toBe('http://localhost/remotes/mfe-test/v1/remoteEntry.js');
  const { react: versions } = given;
  expect(versions!['19.3.1']!.loaded).toBe(true);
  const factory = (await versions!['19.3.1']!.get()) as () => typeof react;
  expect(factory().useState).toBe(useState);
});

it('lends every remote the same libraries, and none that another one has brought', async () => {
  const seen: string[][] = [];
  const bringing = () =>
    container({}, ({ react: versions }) => {
      seen.push(Object.keys(versions!));
      versions!['20.0.0'] = versions!['19.3.1']!;
    });
  entries = [leaves(bringing()), leaves(bringing(), 'mfe_other')];

  await loadModule('mfe-test', '/one.js', 'remote');
  await loadModule('mfe-other', '/two.js', 'remote');

  expect(seen).toEqual([['19.3.1'], ['19.3.1']]);
});

it('takes no container of an earlier attempt for what came now', async () => {
  entries = [leaves(container('old')), () => undefined];
  await loadModule('mfe-test', '/old.js', 'remote');

  await expect(loadModule('mfe-test', '/empty.js', 'remote')).rejects.toBeInstanceOf(InvalidEntry);
});

it('takes no container that another remote has left under its name', async () => {
  const both = () => {
    leaves(container('own'), 'mfe_other')();
    leaves(container('foreign'))();
  };
  entries = [both, leaves(container('own'))];

  await loadModule('mfe-other', '/other.js', 'remote');

  expect(await loadModule('mfe-test', '/test.js', 'remote')).toBe('own');
});

it('loads a new container after a failed one', async () => {
  entries = [];
  await expect(loadModule('mfe-test', '/entry.js', 'remote')).rejects.toThrow('/entry.js');
  entries = [leaves(container('there'))];

  expect(await loadModule('mfe-test', '/entry.js?retry=1', 'remote')).toBe('there');
});

it('forgets chunks of an earlier build that wait to be taken', async () => {
  globals.webpackChunkmfe_test = [['old']];
  let waiting: unknown = 'not looked';
  entries = [
    () => {
      waiting = globals.webpackChunkmfe_test;
      leaves(container('new'))();
    },
  ];

  await loadModule('mfe-test', '/new.js', 'remote');

  expect(waiting).toBeUndefined();
});

it('lends the runtime to remotes of its version, an instance for each', () => {
  const lent = globals.athenaeumFederation as Record<string, { runtime: { init: typeof createInstance } }>;

  const { init: begin } = lent['2.9.2']!.runtime;

  expect(begin({ name: 'one', remotes: [] })).not.toBe(begin({ name: 'two', remotes: [] }));
});
