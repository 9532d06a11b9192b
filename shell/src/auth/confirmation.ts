import { createReadable, type Readable } from '@athenaeum/shell-contract';

export interface Confirmation {
  /** Whether the member is being asked. */
  isAsked: Readable<boolean>;
  /** Asks; however many want to know at once, it is one dialog and one answer. */
  ask(): Promise<boolean>;
  settle(isConfirmed: boolean): void;
}

/** The one question whether it is still the member who sits there. */
export function createConfirmation(): Confirmation {
  const isAsked = createReadable(false);
  let waiting: ((isConfirmed: boolean) => void)[] = [];

  return {
    isAsked,
    ask() {
      isAsked.set(true);
      return new Promise((resolve) => void waiting.push(resolve));
    },
    settle(isConfirmed) {
      isAsked.set(false);
      for (const resolve of waiting) resolve(isConfirmed);
      waiting = [];
    },
  };
}
