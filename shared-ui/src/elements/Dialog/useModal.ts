import { useLayoutEffect, useRef } from 'react';

/** Shows a `<dialog>` as a modal while `open`. Closing it, also by leaving the page, gives the focus back. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    keepScrollbarsRoom();
    if (!element.open) element.showModal();
    // Before React takes it out of the document: a removed dialog would keep the focus from coming back.
    return () => element.close();
  }, [open]);

  return dialog;
}

/** The page behind stops scrolling; what its scrollbar took stays free, so that nothing jumps. */
function keepScrollbarsRoom() {
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}
