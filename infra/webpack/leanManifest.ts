import type { Module, ModuleGraph, WebpackPluginInstance } from 'webpack';

const KINDS = ['consume-shared-module', 'provide-module', 'remote-module'];

/**
 * Federation's manifest is written by a description of the build's modules, and tells of those that it has made and of what they stand for.
 * The others, some thousands and each with all that imports it, are not described for it.
 */
export const leanManifest: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('LeanManifest', ({ hooks, moduleGraph }) =>
      hooks.statsFactory.tap('LeanManifest', (factory) =>
        factory.hooks.filter
          .for('compilation.modules')
          .tap('LeanManifest', (module: Module) => (isOfFederation(module, moduleGraph) ? undefined : false)),
      ),
    ),
};

const isOfFederation = (module: Module, moduleGraph: ModuleGraph): boolean =>
  isMade(module) ||
  [
    moduleGraph.getIssuer(module),
    ...[...moduleGraph.getIncomingConnections(module)].map(({ originModule }) => originModule),
  ].some((from) => from && isMade(from));

const isMade = (module: Module) =>
  KINDS.includes(module.type) || module.identifier().startsWith('container entry');
