import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';
import * as storeLibraries from '@athenaeum/shell-contract/store-libraries';

/** In the form in which webpack's containers look for libraries: by name, then by version. */
export type ShareScope = Record<string, Record<string, SharedLibrary>>;

interface SharedLibrary {
  get(): () => unknown;
  /** In use already: a remote takes it before another version of its own. */
  loaded: 1;
  eager: true;
  from: 'shell';
}

/** By the names in `infra/webpack/shared.ts`. */
const LIBRARIES = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'styled-components': styledComponents,
  'athenaeum/store': storeLibraries,
} as const;

/** Told by the build. */
declare const SHARED_VERSIONS: Record<keyof typeof LIBRARIES, string>;

/** What the shell has loaded and every remote uses with it, so that each library is on the page once. */
export function shareLibraries(): ShareScope {
  const names = Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[];
  return Object.fromEntries(names.map((name) => [name, { [SHARED_VERSIONS[name]]: offer(LIBRARIES[name]) }]));
}

const offer = (library: unknown): SharedLibrary => ({
  get: () => () => library,
  loaded: 1,
  eager: true,
  from: 'shell',
});
