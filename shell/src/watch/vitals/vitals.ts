import type { Watched } from '../watchAreas';
import { headingOf } from './headingOf';
import type { Owner, Owners } from './owners';
import type { Tally, Vital } from './tally';

interface Parts extends Watched {
  tally: Tally;
  owners: Owners;
  ownerOf(remote: string | undefined): Owner | null;
  inView(): Owner | null;
}

/** What TypeScript's library does not know yet of what browsers measure. */
interface Entry extends PerformanceEntry {
  interactionId?: number;
  target?: Element | null;
  element?: Element | null;
  hadRecentInput: boolean;
  value: number;
  blockingDuration: number;
  scripts: readonly { sourceURL: string; duration: number }[];
}

const FRAMES = 'long-animation-frame';
/** Shorter ones are told of no interaction; the least that may be asked for, ms. */
const MIN_DURATION_MS = 16;
/** What a task may take before it counts as one that blocks, ms. */
const FREE = 50;

/** What this browser measures wherever somebody does something. */
export const measuredHere = (): Vital[] => [
  ...(canMeasureInteractions() ? (['interaction'] as const) : []),
  ...(can(FRAMES) || can('longtask') ? (['blocked'] as const) : []),
  ...(can('layout-shift') ? (['shift'] as const) : []),
];

/** Measures how it is to use areas, those things included that the browser remembers of before. */
export function observeVitals({ route, areas, tally, owners, ownerOf, inView }: Parts): void {
  const tell = (owner: Owner | null, vital: Vital, value: number) =>
    owner && tally.measured(owner, vital, value);

  if (canMeasureInteractions())
    observe('event', ({ interactionId, target, duration }) => {
      if (interactionId) tell(ownerOfTarget(target), 'interaction', duration);
    });

  if (can(FRAMES))
    observe(FRAMES, ({ blockingDuration, scripts }) => {
      const [owner] = [...scripts]
        .sort((a, b) => b.duration - a.duration)
        .flatMap(({ sourceURL }) => owners.ofAddress(sourceURL) ?? []);
      // What React draws is started by its own script, which is the shell's.
      tell(owner ?? inView(), 'blocked', blockingDuration);
    });
  else observe('longtask', ({ duration }) => tell(inView(), 'blocked', duration - FREE));

  const shifts = createShifts();
  observe('layout-shift', ({ hadRecentInput, value, startTime }) => {
    if (!hadRecentInput) tell(inView(), 'shift', shifts(value, startTime));
  });

  observe('largest-contentful-paint', ({ element, startTime }) => {
    // A page that was opened behind another one was not waited for.
    const wasHidden = performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');
    if (!wasHidden) tell(ownerOf(areaOf(element)), 'painted', startTime);
  });

  let last = remoteIn(route.get());
  let giveUp: () => void = () => undefined;
  route.subscribe(() => {
    const next = remoteIn(route.get());
    if (next === last) return;
    last = next;
    giveUp();
    const area = next === undefined ? undefined : areas.get(next);
    if (area) giveUp = headingOf(area.element, (ms) => tell(ownerOf(next), 'arrived', ms));
  });

  /** A link that is followed is answered by what it leads to. */
  function ownerOfTarget(target: Element | null | undefined): Owner | null {
    if (!target) return inView();
    return target.closest('a[href]') ? null : ownerOf(areaOf(target));
  }
}

/** The largest burst of shifts, as CLS has it: none a second after the one before, five seconds at most. */
function createShifts(): (value: number, at: number) => number {
  let sum = 0;
  let began = 0;
  let latest = 0;
  return (value, at) => {
    const goesOn = at - latest < 1000 && at - began < 5000;
    sum = goesOn ? sum + value : value;
    if (!goesOn) began = at;
    latest = at;
    return sum;
  };
}

const areaOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-area]')?.dataset.area;

const remoteIn = (route: ReturnType<Parts['route']['get']>) =>
  route.kind === 'area' ? route.remote : undefined;

/** Many browsers know none, or not all of this: of those nothing is told, neither good nor bad. */
const can = (type: string): boolean =>
  globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type) ?? false;

const canMeasureInteractions = () => can('event') && 'interactionId' in PerformanceEventTiming.prototype;

function observe(type: string, heard: (entry: Entry) => void): void {
  if (!can(type)) return;
  // `durationThreshold` is of one type, and no other minds.
  const options = { type, buffered: true, durationThreshold: MIN_DURATION_MS };
  new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(heard)).observe(options);
}
