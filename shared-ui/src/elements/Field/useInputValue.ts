import { type RefObject, useSyncExternalStore } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The current value of an uncontrolled input. Read from the control itself, because forms also set its value from outside. */
export function useInputValue(control: RefObject<TextControl | null>) {
  return useSyncExternalStore(
    (changed) => {
      // Above React's own listener: rendering before its handlers ran would put a controlled value back.
      const heard = ({ target }: Event) => target === control.current && changed();
      document.addEventListener('input', heard);
      return () => document.removeEventListener('input', heard);
    },
    () => control.current?.value ?? '',
    // There is no input on a server.
    () => '',
  );
}
