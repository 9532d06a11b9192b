import { SPEEDS } from './controls';

/** How a member likes to watch, for the next recording in this browser. */
export interface PlayerChoices {
  speed: number;
  captions: boolean;
}

const KEY = 'athenaeum.player';
const AT_FIRST: PlayerChoices = { speed: 1, captions: true };

/** What was chosen last; what it is at first where nothing is kept, or nothing that the player knows. */
export function readPlayerChoices(): PlayerChoices {
  const kept = parsed();
  return {
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? AT_FIRST.speed,
    captions: typeof kept.captions === 'boolean' ? kept.captions : AT_FIRST.captions,
  };
}

/** A browser that keeps nothing plays the next recording as at first. */
export function keepPlayerChoices(chosen: Partial<PlayerChoices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPlayerChoices(), ...chosen }));
  } catch {
    return;
  }
}

function parsed(): Partial<Record<keyof PlayerChoices, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? 'null')) as object;
  } catch {
    return {};
  }
}
