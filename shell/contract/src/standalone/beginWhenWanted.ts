import { readPageData } from './pageData';

const INTENTS = ['pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'input'] as const;

/**
 * Loads the code of a server-rendered page at the first interaction beyond reading and following links, or at once where
 * the page requires it or somebody is signed in. Interactions in between are replayed.
 */
export function beginWhenWanted(load: () => Promise<unknown>): void {
  let begun = false;
  const begin = (first?: Event) => {
    if (begun || (first && onlyLies(first))) return;
    begun = true;
    for (const intent of INTENTS) removeEventListener(intent, begin, true);
    const repeat = rememberDeeds(first);
    load().then(repeat, repeat);
  };
  if (readPageData('begin') === 'now') return begin();
  for (const intent of INTENTS) addEventListener(intent, begin, { capture: true, passive: true });
  void isSignedIn().then((signedIn) => signedIn && begin());
}

/** A resting pointer: browsers report one without a movement. */
const onlyLies = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Inputs and buttons. Links and submit buttons work without scripts. */
function rememberDeeds(first?: Event): () => void {
  const filled = new Map<Field, string>();
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ type, target }: Event) => {
    if (type === 'input' && isField(target)) filled.set(target, target.value);
    if (type === 'click')
      pressed = (target as Element).closest<HTMLButtonElement>('button[type=button]') ?? pressed;
  };
  if (first) keep(first);
  for (const deed of INTERACTION_EVENTS) addEventListener(deed, keep, true);
  return () => {
    for (const deed of INTERACTION_EVENTS) removeEventListener(deed, keep, true);
    for (const [field, value] of filled) fill(field, value);
    pressed?.click();
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

const INTERACTION_EVENTS = ['input', 'click'] as const;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Sets a value as if typed: React ignores an input event whose value it has set itself. */
function fill(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (field instanceof HTMLInputElement) field.value = '';
  write?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/me', { signal: AbortSignal.timeout(8000) });
    const { user } = (await response.json()) as { user?: unknown };
    return Boolean(user);
  } catch {
    // Without an answer a public site assumes a visitor.
    return false;
  }
}
