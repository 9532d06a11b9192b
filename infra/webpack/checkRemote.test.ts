import type { Module } from 'webpack';
import { carriedLibraries, missingExports } from './checkRemote';

const manifest = {
  name: 'mfe-coaching',
  contract: 1,
  area: 'coaching',
  pages: [{ path: '/coaches', title: 'Coaching' }],
  slots: [{ slot: 'topbar.widget', export: 'creditsWidget' }],
};

it('asks a remote for its lifecycles and for each slot its manifest declares', () => {
  expect(missingExports(['bootstrap', 'mount', 'unmount', 'creditsWidget'], manifest)).toEqual([]);
  expect(missingExports(['bootstrap', 'mount'], manifest)).toEqual(['unmount', 'creditsWidget']);
});

it('finds a shared library that would load with a remote instead of coming from the page', () => {
  const modules = [
    '/repo/mfe-coaching/src/Root.tsx',
    '/repo/node_modules/react-dom/cjs/react-dom-client.production.js',
    '/repo/node_modules/react-hook-form/dist/index.esm.mjs',
    '/repo/node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  ].map(moduleAt);

  expect(carriedLibraries([modules], (chunk) => chunk)).toEqual(['@reduxjs/toolkit', 'react-dom']);
});

it('does not take a library for a shared one because its name begins alike', () => {
  expect(
    carriedLibraries([[moduleAt('/repo/node_modules/react-hook-form/dist/index.esm.mjs')]], (chunk) => chunk),
  ).toEqual([]);
});

// Of a module, the check asks for its file alone.
const moduleAt = (file: string) => ({ nameForCondition: () => file }) as unknown as Module;
