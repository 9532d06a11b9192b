// In the place of parts of federation's runtime that nothing here asks for: snapshots, which are switched off (`disableSnapshot`), and
// preloading by them, as the registry of the page says what a remote is and the page sends the hints; remotes that a
// build names; shared libraries of which a build keeps a part.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

export const getSharedFallbackGetter = ({ factory }) => factory;

export const defaultPreloadArgs = {};

export const formatPreloadArgs = () => {
  throw new Error('Remotes are loaded by the registry of the page, and preloaded by its hints.');
};

export const preloadAssets = formatPreloadArgs;
export const normalizePreloadExposes = formatPreloadArgs;
export const remotes = formatPreloadArgs;
