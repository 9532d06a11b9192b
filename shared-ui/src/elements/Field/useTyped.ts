import { type RefObject, useSyncExternalStore } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a control, as it is typed. Read from the control itself, because forms also set its value from outside. */
export function useTyped(control: RefObject<TextControl | null>) {
  return useSyncExternalStore(
    (changed) => {
      // Above React's own listener: rendering before its handlers ran would put a controlled value back.
      const heard = ({ target }: Event) => target === control.current && changed();
      document.addEventListener('input', heard);
      return () => document.removeEventListener('input', heard);
    },
    () => control.current?.value ?? '',
    // On a server nobody types.
    () => '',
  );
}
