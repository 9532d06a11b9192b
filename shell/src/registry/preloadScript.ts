export interface Preload {
  /** Resolves when the code is loaded, rejects when it fails. */
  there: Promise<void>;
  /** Releases the request, and a preload hint for the same address. */
  end(): void;
}

/** Preloads a script. An existing hint for the same address is reused. */
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
