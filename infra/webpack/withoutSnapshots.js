// In the place of what the runtime of federation knows of snapshots and of preloading by them: they are switched off
// (`disableSnapshot`), the registry of the page says what a remote is, and the page itself sends hints.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

export const formatPreloadArgs = () => {
  throw new Error('Remotes are preloaded by the hints of the page.');
};

export const preloadAssets = formatPreloadArgs;
export const normalizePreloadExposes = formatPreloadArgs;
export const defaultPreloadArgs = {};
