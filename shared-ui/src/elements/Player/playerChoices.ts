import { SPEEDS } from './controls';

/** The member's player settings, kept for the next recording in this browser. */
export interface PlayerChoices {
  speed: number;
  captions: boolean;
}

const STORAGE_KEY = 'athenaeum.player';
const DEFAULTS: PlayerChoices = { speed: 1, captions: true };

/** The last settings; the defaults where nothing valid is stored. */
export function readPlayerChoices(): PlayerChoices {
  const kept = parsed();
  return {
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
    captions: typeof kept.captions === 'boolean' ? kept.captions : DEFAULTS.captions,
  };
}

/** Without storage the next recording has the defaults. */
export function keepPlayerChoices(chosen: Partial<PlayerChoices>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPlayerChoices(), ...chosen }));
  } catch {
    return;
  }
}

function parsed(): Partial<Record<keyof PlayerChoices, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')) as object;
  } catch {
    return {};
  }
}
