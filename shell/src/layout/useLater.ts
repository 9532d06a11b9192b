import { useEffect, useState } from 'react';

const PAUSE = 3000;

/** Lazy code for few visits: loaded once wanted, with retries. Null until then. */
export function useLater<Module extends object>(wanted: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!wanted || module) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = () =>
      void load().then(
        (loaded) => !isOver && setModule(loaded),
        () => {
          if (!isOver) timer = setTimeout(ask, PAUSE);
        },
      );
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, load, module]);
  return module;
}
