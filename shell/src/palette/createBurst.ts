export interface Burst {
  /** Runs the first of several calls at once; of the later ones the last, when none has followed for the pause. */
  call(run: () => void): void;
  /** What waits for the pause is not run any more. */
  cancel(): void;
}

/** Calls that come as letters are typed: the first is not to wait, and not each of the others is to be run. */
export function createBurst(pauseMs: number): Burst {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    call(run) {
      const isFirst = timer === undefined;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        if (!isFirst) run();
      }, pauseMs);
      if (isFirst) run();
    },
    cancel,
  };
}
