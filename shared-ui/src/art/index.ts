export type { CompositionName } from './compositions';
export { coverArt, type CoverOptions, coverTone, coverUri } from './cover';
export { dataUri } from './dataUri';
export { initials, monogram } from './monogram';
export type { PaletteName } from './palettes';
