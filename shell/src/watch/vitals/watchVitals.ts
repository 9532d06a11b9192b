import { createOwners, type Owner } from './owners';
import type { Watched } from '../watchAreas';
import { createTally } from './tally';
import { measuredHere, observeVitals } from './vitals';

/** What is nobody’s fault: what was given up on purpose, and code that did not come, which is told in its own way. */
const NO_FAULT = ['AbortError', 'ChunkLoadError'];

/** Tells from now on what the areas are like to use. Answers what is to be told of what happened in the page. */
export function watchVitals(watched: Watched): (event: Event) => void {
  const { registry, route, loader } = watched;
  const owners = createOwners(registry);
  const tally = createTally(registry, measuredHere());

  const ownerOf = (remote: string | undefined): Owner | null =>
    remote === undefined ? null : { remote, version: loader.versionOf(remote) };
  const inView = (): Owner | null => {
    const now = route.get();
    return now.kind === 'area' ? ownerOf(now.remote) : null;
  };

  /** Of an error nothing leaves this page but whose it is. */
  function heard(event: Event): void {
    const failure = failureIn(event);
    if (failure === null) {
      const owner = inView();
      if (owner) tally.used(owner);
      return;
    }
    const owner = navigator.onLine ? owners.ofFailure(failure) : null;
    if (owner) tally.failed(owner);
  }

  for (const type of ['error', 'unhandledrejection', 'pointerdown', 'keydown'])
    addEventListener(type, heard, true);
  observeVitals({ ...watched, tally, owners, ownerOf, inView });
  return heard;
}

/** Where it failed, as a stack says, or else the address of the script; '' where nobody can say, null of what is no failure. */
function failureIn(event: Event): string | null {
  if (!('reason' in event) && event.type !== 'error') return null;
  const { error, reason, filename } = event as Event & {
    error?: unknown;
    reason?: unknown;
    filename?: string;
  };
  const { name, stack } = (error ?? reason ?? {}) as { name?: unknown; stack?: unknown };
  if (NO_FAULT.includes(String(name))) return '';
  return typeof stack === 'string' && stack !== '' ? stack : `@${filename ?? ''}`;
}
