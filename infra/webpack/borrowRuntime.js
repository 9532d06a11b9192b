/**
 * Begins the container of a remote with the runtime that the page lends. A page without it, one of a shell from before for example,
 * gets a container that loads it first.
 */
(version, runtimeScript, begin) => {
  const { document } = globalThis;
  if (globalThis.athenaeumFederation?.[version]) return begin();
  const address = document.currentScript.src;
  let begun;
  const container = () =>
    (begun ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = new URL(runtimeScript, address).href;
      script.onload = () => {
        script.remove();
        // The code finds its chunks beside the script that runs, which it no longer is.
        Object.defineProperty(document, 'currentScript', {
          configurable: true,
          value: { tagName: 'SCRIPT', src: address },
        });
        try {
          resolve(begin());
        } catch (error) {
          reject(error);
        } finally {
          delete document.currentScript;
        }
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(`${script.src} did not load.`));
      };
      document.head.appendChild(script);
    }));
  return {
    init: (...given) => container().then((real) => real.init(...given)),
    get: (module) => container().then((real) => real.get(module)),
  };
};
