/**
 * Preloads a script. An existing hint for the same address is reused.
 *
 * @returns releases the request, and a preload hint for the same address
 */
export function preloadScript(
  head: HTMLHeadElement,
  append: (link: HTMLLinkElement) => void,
  { src, integrity, crossOrigin }: HTMLScriptElement,
  onLoad: () => void,
  onError: () => void,
): () => void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = src;
  link.integrity = integrity;
  link.crossOrigin = crossOrigin;
  link.fetchPriority = 'high';
  link.addEventListener('load', onLoad);
  link.addEventListener('error', onError);
  append(link);
  return () => {
    for (const hint of head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
      if (hint.href === src) hint.remove();
  };
}
