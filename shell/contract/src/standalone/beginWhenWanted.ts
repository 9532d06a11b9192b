import { readPageData } from './pageData';

const INTENTS = ['pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'input'] as const;

/**
 * Loads the code of a page that the server has drawn whole: at the first sign that somebody wants more than to read and to
 * follow links, or at once where the page says so or somebody is signed in. What the user does meanwhile is replayed afterwards.
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

/** A pointer that lies where the page appears: browsers tell of it, though nobody moved it. */
const onlyLies = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Fields that are filled and buttons that are pressed. Links and submit buttons work by themselves. */
function rememberDeeds(first?: Event): () => void {
  const filled = new Map<Field, string>();
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ type, target }: Event) => {
    if (type === 'input' && isField(target)) filled.set(target, target.value);
    if (type === 'click')
      pressed = (target as Element).closest<HTMLButtonElement>('button[type=button]') ?? pressed;
  };
  if (first) keep(first);
  for (const deed of DEEDS) addEventListener(deed, keep, true);
  return () => {
    for (const deed of DEEDS) removeEventListener(deed, keep, true);
    for (const [field, value] of filled) fill(field, value);
    pressed?.click();
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

const DEEDS = ['input', 'click'] as const;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** As if it had just been typed: React ignores an input event whose value is the one that it last set. */
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
    // Without an answer a public site is a visitor's.
    return false;
  }
}
