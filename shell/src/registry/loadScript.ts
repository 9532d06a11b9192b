/** Runs a script of the registry; rejects when it does not come or is not the published one. */
export function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.fetchPriority = 'high';
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load.`)));
    document.head.appendChild(script);
  }).finally(() => script.remove());
}
