import { createReadable, type Readable } from '@athenaeum/shell-contract';

export interface Confirmation {
  /** Whether the dialog is open. */
  isAsked: Readable<boolean>;
  /** Opens the dialog; concurrent requests share it and its answer. */
  ask(): Promise<boolean>;
  settle(isConfirmed: boolean): void;
}

/** The state of step-up authentication. */
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
