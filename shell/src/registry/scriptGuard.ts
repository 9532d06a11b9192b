import { preloadScript } from './preloadScript';
import type { RemoteView } from './registryView';

export interface ScriptGuard {
  /** Allows the scripts of this build. */
  admit(remote: RemoteView): void;
  /** Cancels pending loads of a remote and changes its script addresses, so that retries do not join a stuck request. */
  renew(name: string): void;
  /** The URL of a remote's file. */
  addressOf(remote: RemoteView, file: string): string;
}

/** Timeout of a remote's script; browsers would wait for minutes. */
const SCRIPT_TIMEOUT_MS = 7000;

interface Pending {
  remote: string;
  giveUp(): void;
}

/**
 * Intercepts every script element that federation and webpack add to the page, entries and chunks: a remote's script runs
 * only with a digest in the registry, and a hanging one fails after the timeout.
 */
export function createScriptGuard(head: HTMLHeadElement = document.head): ScriptGuard {
  const builds = new Map<string, RemoteView>();
  const attempts = new Map<string, number>();
  const pending = new Set<Pending>();
  const append = head.appendChild.bind(head);
  const absolute = (base: string) => new URL(base, location.origin).href;

  const attemptsOf = (name: string) => attempts.get(name) ?? 0;
  const countAttempt = (name: string) => attempts.set(name, attemptsOf(name) + 1);
  const addressOf = (remote: RemoteView, file: string) => {
    const attempt = attemptsOf(remote.name);
    return `${absolute(remote.base)}${file}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  };

  /** The remote of a script; null for scripts of no remote. Throws for scripts that must not run. */
  function identify({ href, pathname }: URL): { remote: RemoteView; file: string; integrity: string } | null {
    for (const [base, remote] of builds) {
      if (!href.startsWith(base)) continue;
      const file = href.slice(base.length).replace(/[?#].*$/, '');
      const integrity = remote.integrity[file];
      if (!integrity) throw unknown(pathname);
      return { remote, file, integrity };
    }
    if (pathname.startsWith('/remotes/')) throw unknown(pathname);
    return null;
  }

  /**
   * A pending script element delays the load event and cannot be cancelled; a preload can. So the script is added once its
   * code is loaded.
   */
  function runWhenThere(script: HTMLScriptElement, remote: string): void {
    const waiting: Pending = {
      remote,
      giveUp() {
        done();
        release();
        script.dispatchEvent(new Event('error'));
      },
    };
    const timer = setTimeout(waiting.giveUp, SCRIPT_TIMEOUT_MS);
    const done = () => {
      clearTimeout(timer);
      pending.delete(waiting);
    };
    pending.add(waiting);
    const release = preloadScript(
      head,
      append,
      script,
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
    // A browser keeps that a preload failed, and would not fetch the same address again.
    const { name } = found.remote;
    node.addEventListener('error', () => countAttempt(name));
    runWhenThere(node, name);
    return node;
  };

  return {
    addressOf,
    admit: (remote) => void builds.set(absolute(remote.base), remote),
    renew(name) {
      const attempt = attemptsOf(name) + 1;
      for (const waiting of [...pending]) if (waiting.remote === name) waiting.giveUp();
      attempts.set(name, attempt);
    },
  };
}

const unknown = (pathname: string) => new Error(`${pathname} is not in the registry.`);
