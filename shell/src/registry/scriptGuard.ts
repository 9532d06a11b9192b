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
const PATIENCE = 7000;

/**
 * Stands where federation and webpack add scripts to the page, the entry and every chunk alike: a remote's script runs
 * only when the registry knows its digest, and a script that hangs fails in time.
 */
export function createScriptGuard(head: HTMLHeadElement = document.head): ScriptGuard {
  const builds = new Map<string, RemoteView>();
  const attempts = new Map<string, number>();
  const append = head.appendChild.bind(head);
  const absolute = (base: string) => new URL(base, location.origin).href;

  const buildOf = (address: string) => {
    for (const [base, remote] of builds) if (address.startsWith(base)) return { base, remote };
    return null;
  };

  const addressOf = (remote: RemoteView, file: string) => {
    const attempt = attempts.get(remote.name) ?? 0;
    return `${absolute(remote.base)}${file}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  };

  function govern(script: HTMLScriptElement): void {
    const url = new URL(script.src);
    const found = buildOf(url.href);
    if (!found) {
      if (url.pathname.startsWith('/remotes/')) throw new Error(`${url.pathname} is not in the registry.`);
      return;
    }
    const file = url.href.slice(found.base.length).replace(/[?#].*$/, '');
    const integrity = found.remote.integrity[file];
    if (!integrity)
      throw new Error(`${file} is not a script of ${found.remote.name} ${found.remote.version}.`);
    script.src = addressOf(found.remote, file);
    script.integrity = integrity;
    if (url.origin !== location.origin) script.crossOrigin = 'anonymous';
    const timer = setTimeout(() => giveUp(script), PATIENCE);
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
  }

  head.appendChild = <Added extends Node>(node: Added): Added => {
    if (node instanceof HTMLScriptElement && node.src) govern(node);
    return append(node);
  };

  return {
    addressOf,
    admit: (remote) => void builds.set(absolute(remote.base), remote),
    renew(name) {
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      for (const script of head.querySelectorAll('script'))
        if (buildOf(script.src)?.remote.name === name) giveUp(script);
    },
  };
}

function giveUp(script: HTMLScriptElement): void {
  script.remove();
  script.dispatchEvent(new Event('error'));
}
