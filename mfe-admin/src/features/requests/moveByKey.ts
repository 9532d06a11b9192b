import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** J opens the next request of the list, K the one before, while the focus is in the list. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  const step = STEPS[event.key.toLowerCase()];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const next = links[links.indexOf(event.currentTarget as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
