import { useLayoutEffect, useRef } from 'react';

/** Shows a `<dialog>` as a modal while `open`. Closing it, also by leaving the page, gives the focus back. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    reserveScrollbarWidth();
    if (!element.open) element.showModal();
    // Before React removes it from the document: removing an open dialog loses the focus.
    return () => element.close();
  }, [open]);

  return dialog;
}

/** Keeps the scrollbar's width free while global styles lock the scrolling of the page behind, so that nothing shifts. */
function reserveScrollbarWidth() {
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}
