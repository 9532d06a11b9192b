import type { Palette } from './palettes';

/** One decimal is enough at these sizes, and keeps the markup short. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Mixes two hex colours; 0 gives the first, 1 the second. */
export function mix(a: string, b: string, t: number) {
  const at = (hex: string, i: number) => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const part = (i: number) =>
    Math.round(at(a, i) + (at(b, i) - at(a, i)) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

type Stop = readonly [at: number, colour: string, alpha?: number];

export type Paints = ReturnType<typeof paints>;

const ways = { down: [0, 0, 0, 1], right: [0, 0, 1, 0], slant: [0, 0, 1, 1] } as const;

/** Collects gradients and answers what to write in `fill`. Ids carry the seed: inlined pictures never collide. */
export function paints(prefix: string) {
  const defs: string[] = [];
  const add = (body: (id: string) => string) => {
    const id = `${prefix}${defs.length}`;
    defs.push(body(id));
    return `url(#${id})`;
  };
  const stops = (list: readonly Stop[]) =>
    list
      .map(
        ([at, colour, alpha = 1]) =>
          `<stop offset="${at}" stop-color="${colour}"${alpha < 1 ? ` stop-opacity="${alpha}"` : ''}/>`,
      )
      .join('');
  return {
    defs,
    /** Across the shape's own box. */
    linear: (way: keyof typeof ways, ...list: Stop[]) =>
      add((id) => {
        const [x1, y1, x2, y2] = ways[way];
        return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
      }),
    radial: (cx: number, cy: number, r: number, ...list: Stop[]) =>
      add(
        (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
      ),
  };
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, more: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

/** A round-headed opening standing on y = base. */
export const arch = (x: number, base: number, w: number, h: number, fill: string) =>
  `<path d="M${round(x)} ${round(base)}V${round(base - h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0V${round(base)}z" fill="${fill}"/>`;

/** The light of a picture: a disc that warms downward. */
export const sun = (p: Paints, c: Palette, x: number, y: number, r: number, warm: string = c.forms[2]) =>
  disc(x, y, r, p.linear('down', [0, c.light], [1, mix(c.light, warm, 0.75)]));
