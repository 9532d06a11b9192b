import type { AreaState } from '../app/area';
import type { RemoteLoadError } from '../registry/loadError';
import type { RemoteView } from '../registry/registryView';

/** The kind of failure: never the text of an error, which may contain anything. */
export type TroubleCode = 'entry' | 'chunk' | 'integrity' | 'timeout' | 'invalid' | 'mount' | 'crash';

const CHECK_TIMEOUT_MS = 2000;

export async function troubleCode(
  { failure, cause }: RemoteLoadError,
  was: AreaState['status'],
  remote: RemoteView | undefined,
): Promise<TroubleCode> {
  if (failure === 'crash') return was === 'mounted' ? 'crash' : 'mount';
  if (failure !== 'unreachable') return failure;
  const chunk = chunkIn(cause);
  if (!remote) return chunk ? 'chunk' : 'entry';
  const base = new URL(remote.base, location.origin).href;
  const isOfRemote = chunk?.startsWith(base);
  const file = isOfRemote ? chunk!.slice(base.length).replace(/[?#].*$/, '') : remote.entry;
  if (await isChanged(base + file, remote.integrity[file])) return 'integrity';
  return chunk ? 'chunk' : 'entry';
}

/** The address of a chunk that did not come, as webpack says it. */
function chunkIn(cause: unknown): string | null {
  const { name, request } = (cause ?? {}) as { name?: unknown; request?: unknown };
  return name === 'ChunkLoadError' ? String(request) : null;
}

/** It can be had, but is not what was published. Of another origin that cannot be told. */
async function isChanged(address: string, integrity: string | undefined): Promise<boolean> {
  if (!integrity || !address.startsWith(`${location.origin}/`)) return false;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  try {
    if (!(await fetch(address, { signal })).ok) return false;
  } catch {
    return false;
  }
  return fetch(address, { signal, integrity }).then(
    () => false,
    () => !signal.aborted,
  );
}
