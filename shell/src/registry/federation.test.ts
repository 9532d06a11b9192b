import { useState } from 'react';
import { InvalidEntry, loadModule } from './federation';
import { loadScript } from './loadScript';
import type { ShareScope } from './sharedLibraries';

jest.mock('./loadScript');

// A container's script leaves it as a global of its remote's name, which no type knows.
const globals = globalThis as unknown as Record<string, unknown>;
const script = jest.mocked(loadScript);

/** An entry that leaves this behind, as a script does. */
const leaves = (container: unknown) => () => {
  globals.mfe_test = container;
  return Promise.resolve();
};

beforeEach(() => {
  globals.SHARED_VERSIONS = { react: '19.3.1', 'athenaeum/store': '1.0.0' };
  script.mockReset();
});

it('gives a remote the libraries of the page, then asks it for its module', async () => {
  let given: ShareScope = {};
  script.mockImplementation(
    leaves({
      init: (libraries: ShareScope) => void (given = libraries),
      get: (module: string) => Promise.resolve(() => ({ module, hadReact: 'react' in given })),
    }),
  );

  const module = await loadModule('mfe-test', '/remotes/mfe-test/v1/remoteEntry.js', './remote');

  expect(module).toEqual({ module: './remote', hadReact: true });
  expect(given.react?.['19.3.1']).toMatchObject({ loaded: 1, eager: true });
  expect(given.react?.['19.3.1']?.get()()).toHaveProperty('useState', useState);
});

it('lends every remote the same libraries, and none that another one has brought', async () => {
  const react: unknown[] = [];
  const stores: string[][] = [];
  const container = () => ({
    init(libraries: ShareScope) {
      const store = libraries['athenaeum/store']!;
      react.push(libraries.react!['19.3.1']!.get()());
      stores.push(Object.keys(store));
      store['1.1.0'] = store['1.0.0']!;
    },
    get: () => Promise.resolve(() => ({})),
  });
  script.mockImplementationOnce(leaves(container())).mockImplementationOnce(leaves(container()));

  await loadModule('mfe-test', '/one.js', './remote');
  await loadModule('mfe-test', '/two.js', './remote');

  expect(react[0]).toBe(react[1]);
  expect(stores).toEqual([['1.0.0'], ['1.0.0']]);
});

it('takes no container of an earlier attempt for what came now', async () => {
  globals.mfe_test = { init: () => undefined, get: () => Promise.resolve(() => 'old') };
  script.mockResolvedValue();

  await expect(loadModule('mfe-test', '/empty.js', './remote')).rejects.toBeInstanceOf(InvalidEntry);
});

it('forgets chunks of an earlier build that wait to be taken', async () => {
  globals.webpackChunkmfe_test = [['old']];
  script.mockImplementation(leaves({ init: () => undefined, get: () => Promise.resolve(() => 'new') }));

  await loadModule('mfe-test', '/new.js', './remote');

  expect(globals.webpackChunkmfe_test).toBeUndefined();
});
