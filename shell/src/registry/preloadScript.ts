export interface Preload {
  /** Resolves when the code is there, rejects when it cannot be had. */
  there: Promise<void>;
  /** Lets go of the request, and of a hint in the page that asked for the same. */
  end(): void;
}

/** Fetches a script's code ahead of it. A hint of the server for the same address is joined, not repeated. */
export function preloadScript(
  head: HTMLHeadElement,
  append: (link: HTMLLinkElement) => void,
  { src, integrity, crossOrigin }: HTMLScriptElement,
): Preload {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = src;
  link.integrity = integrity;
  link.crossOrigin = crossOrigin;
  link.fetchPriority = 'high';
  const there = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${src} did not load.`)));
  });
  append(link);
  return {
    there,
    end() {
      for (const hint of head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
        if (hint.href === src) hint.remove();
    },
  };
}
