import { preloadScript, type Preload } from './preloadScript';
import type { RemoteView } from './registryView';

export interface ScriptGuard {
  /** From now on the scripts of this build may run. */
  admit(remote: RemoteView): void;
  /** Ends what a remote still waits for and gives its scripts new addresses, so that nothing joins a stuck request. */
  renew(name: string): void;
  /** The address to load a file of a remote from. */
  addressOf(remote: RemoteView, file: string): string;
}

/** No script of a remote stays unanswered longer; the browser itself would wait for minutes. */
const SCRIPT_TIMEOUT_MS = 7000;

interface Pending {
  remote: string;
  giveUp(): void;
}

/**
 * Stands where federation and webpack add scripts to the page, the entry and every chunk alike: a remote's script runs
 * only when the registry knows its digest, and a script that hangs fails in time.
 */
export function createScriptGuard(head: HTMLHeadElement = document.head): ScriptGuard {
  const builds = new Map<string, RemoteView>();
  const attempts = new Map<string, number>();
  const pending = new Set<Pending>();
  const append = head.appendChild.bind(head);
  const absolute = (base: string) => new URL(base, location.origin).href;

  const addressOf = (remote: RemoteView, file: string) => {
    const attempt = attempts.get(remote.name) ?? 0;
    return `${absolute(remote.base)}${file}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  };

  /** The remote whose script this is; null for scripts that are no remote's. Throws for what must not run. */
  function identify({ href, pathname }: URL): { remote: RemoteView; file: string; integrity: string } | null {
    for (const [base, remote] of builds) {
      if (!href.startsWith(base)) continue;
      const file = href.slice(base.length).replace(/[?#].*$/, '');
      const integrity = remote.integrity[file];
      if (!integrity) throw new Error(`${file} is not a script of ${remote.name} ${remote.version}.`);
      return { remote, file, integrity };
    }
    if (pathname.startsWith('/remotes/')) throw new Error(`${pathname} is not in the registry.`);
    return null;
  }

  /**
   * A script element that waits keeps the whole page from being loaded, and its request cannot be ended. A preload does
   * neither: so the script joins the page when its code is there.
   */
  function runWhenThere(script: HTMLScriptElement, remote: string): void {
    const preload: Preload = preloadScript(head, append, script);
    const waiting: Pending = {
      remote,
      giveUp() {
        done();
        preload.end();
        script.dispatchEvent(new Event('error'));
      },
    };
    const timer = setTimeout(waiting.giveUp, SCRIPT_TIMEOUT_MS);
    const done = () => {
      clearTimeout(timer);
      pending.delete(waiting);
    };
    pending.add(waiting);
    preload.there.then(
      () => {
        done();
        append(script);
      },
      () => pending.has(waiting) && waiting.giveUp(),
    );
  }

  head.appendChild = <Added extends Node>(node: Added): Added => {
    if (!(node instanceof HTMLScriptElement) || !node.src) return append(node);
    const url = new URL(node.src);
    const found = identify(url);
    if (!found) return append(node);
    node.src = addressOf(found.remote, found.file);
    node.integrity = found.integrity;
    if (url.origin !== location.origin) node.crossOrigin = 'anonymous';
    runWhenThere(node, found.remote.name);
    return node;
  };

  return {
    addressOf,
    admit: (remote) => void builds.set(absolute(remote.base), remote),
    renew(name) {
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      for (const waiting of [...pending]) if (waiting.remote === name) waiting.giveUp();
    },
  };
}
