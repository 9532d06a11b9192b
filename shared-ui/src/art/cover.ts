import { seededRandom, hash } from './seededRandom';
import { type CompositionName, compositions } from './compositions';
import { mix, paints, rect } from './draw';
import { type Palette, type PaletteName, palettes } from './palettes';
import { dataUri } from './dataUri';

export type CoverOptions = {
  /** 16:9 is 640 by 360 units, 1:1 is 480 by 480. */
  ratio?: '16:9' | '1:1';
  /** Holds one composition: a pathway's covers are all `ascent`. */
  composition?: CompositionName;
  /** Holds one colour family, for a category or a series. */
  palette?: PaletteName;
};

/** The cover of a salon, collection, pathway or category as SVG markup: one slug, one picture, on every machine. */
export function coverArt(slug: string, options: CoverOptions = {}) {
  const { seed, d, composition, palette: c } = choose(slug, options);
  const square = options.ratio === '1:1';
  const [w, h] = square ? [480, 480] : [640, 360];
  const p = paints(`a${seed.toString(36)}${square ? 's' : 'w'}`);
  const sky = rect(0, 0, w, h, p.linear('down', [0, c.sky[0]], [1, c.sky[1]]));
  const flip = d.chance(0.5);
  const drawn = compositions[composition]({ w, h, c, p, d });
  const body = flip ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${drawn}</g>` : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"><defs>${p.defs.join('')}</defs>${sky}${body}</svg>`;
}

/** The same as a data URI for `<img src>`; cached, because a list asks for the same covers on every render. */
export function coverUri(slug: string, options: CoverOptions = {}) {
  const key = [slug, options.ratio, options.composition, options.palette].join('|');
  const kept = drawnUris.get(key) ?? dataUri(coverArt(slug, options));
  drawnUris.set(key, kept);
  return kept;
}

/** The flat colour to paint under a cover before it has loaded. */
export function coverTone(slug: string, options: CoverOptions = {}) {
  const { palette } = choose(slug, options);
  return mix(palette.sky[0], palette.forms[0], 0.3);
}

const drawnUris = new Map<string, string>();

function choose(slug: string, options: CoverOptions) {
  const seed = hash(slug);
  const d = seededRandom(seed);
  // Both are drawn even where one is held, so that the draws after them stay the same.
  const composition = d.pick(Object.keys(compositions) as CompositionName[]);
  const palette = d.pick(Object.keys(palettes) as PaletteName[]);
  return {
    seed,
    d,
    composition: options.composition ?? composition,
    palette: palettes[options.palette ?? palette] as Palette,
  };
}
