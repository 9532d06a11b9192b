import { readLanguageFrom } from '@athenaeum/messages';
import { createRemoteLoader } from './remoteLoader';

const loadModule = jest.fn<Promise<unknown>, []>();
jest.mock('./federation', () => ({ ...jest.requireActual('./federation'), loadModule: () => loadModule() }));

const es = { Home: 'Inicio' };
const remote = {
  name: 'mfe-one',
  version: 'v1',
  base: '/remotes/mfe-one/v1/',
  entry: 'entry.js',
  chunks: [],
  integrity: { 'entry.js': 'sha384-x' },
  manifest: {
    name: 'mfe-one',
    contract: 1,
    area: 'one',
    pages: [{ path: '/', title: 'Home' }],
    translations: { es },
  },
};
const loader = () =>
  createRemoteLoader({
    get: () => ({ id: '1', remotes: [remote], quarantined: [] }),
    refresh: () => Promise.resolve(),
  });
const area = { mount: () => Promise.resolve(), unmount: () => Promise.resolve() };

beforeEach(() => readLanguageFrom(() => 'es'));
afterEach(() => readLanguageFrom(null));

it('has a remote in the language of the page, with its labels, before anybody has it', async () => {
  const translate = jest.fn(() => Promise.resolve());
  loadModule.mockResolvedValue({ ...area, translate });

  await loader().load('mfe-one');

  expect(translate).toHaveBeenCalledWith('es', es);
});

it('has it in English where its language does not come', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const failure = new Error('no such chunk');
  const module = { ...area, translate: () => Promise.reject(failure) };
  loadModule.mockResolvedValue(module);

  expect(await loader().load('mfe-one')).toBe(module);
  expect(warn).toHaveBeenCalledWith(failure);
});
