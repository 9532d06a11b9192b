import { wordsInPaths } from './words';

export const [WIDTH, HEIGHT] = [1200, 630];
/** Where the words are; the arch with the art stands to the right of them. */
const MARGIN = 72;
const COLUMN = 600;
const ARCH = { x: 712, width: 416, top: 72 } as const;

const COLORS = { paper: '#f7f4ef', ink: '#1e181a', second: '#564d4f', accent: '#611a2e', line: '#e2dad0' };

interface Sheet {
  brand: string;
  /** One that comes in lines keeps them. */
  title: string | readonly string[];
  /** Under the title: when, and with whom. */
  lines: readonly string[];
  /** Fills the arch: a whole SVG of any shape, its middle in view. */
  art: string;
}

/** A picture for link previews: words on paper, art in the house's arch. Text is drawn as outlines. */
export function sheet({ brand, title, lines, art }: Sheet): string {
  const named = wordsInPaths(brand, { size: 36, width: COLUMN, maxLines: 1 });
  const titled = titleLines(title);
  const said = lines.flatMap((line) => wordsInPaths(line, { size: 32, width: COLUMN, maxLines: 1 }));
  const { x, width, top } = ARCH;
  const radius = width / 2;
  const arch = `M${x} ${HEIGHT}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${HEIGHT}z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.paper}"/>`,
    `<clipPath id="arch"><path d="${arch}"/></clipPath>`,
    `<g clip-path="url(#arch)">${placed(art)}</g>`,
    below(named, { y: MARGIN + 36, step: 0, color: COLORS.accent }),
    below(titled.paths, { y: titled.y, step: titled.step, color: COLORS.ink }),
    below(said, { y: HEIGHT - MARGIN - (said.length - 1) * 44, step: 44, color: COLORS.second }),
    '</svg>',
  ].join('');
}

/** In the place of the arch instead of its own size. */
const placed = (art: string) =>
  art.replace(/^<svg[^>]*>/, (opening) => {
    const [, box = ''] = /viewBox="([^"]*)"/.exec(opening) ?? [];
    const place = `x="${ARCH.x}" y="${ARCH.top}" width="${ARCH.width}" height="${HEIGHT - ARCH.top}"`;
    return `<svg ${place} viewBox="${box}" preserveAspectRatio="xMidYMid slice">`;
  });

function titleLines(title: Sheet['title']): { paths: string[]; y: number; step: number } {
  const { size, paths } = typeof title === 'string' ? fitted(title) : inItsLines(title);
  return { paths, step: size * 1.1, y: 200 + size * 0.7 };
}

const SIZES = [68, 62, 56, 50, 44];
/** A fourth one at the smallest size still stands clear of the lines below. */
const MAX_LINES = 4;

/** As large as it fits in three lines. */
function fitted(title: string): { size: number; paths: string[] } {
  const tries = SIZES.map((size) => ({
    size,
    paths: wordsInPaths(title, { size, width: COLUMN, maxLines: MAX_LINES }),
  }));
  return tries.find(({ paths }) => paths.length < MAX_LINES) ?? tries.at(-1)!;
}

const inItsLines = (lines: readonly string[], size = 62) => ({
  size,
  paths: lines.flatMap((line) => wordsInPaths(line, { size, width: COLUMN, maxLines: 1 })),
});

const below = (paths: readonly string[], { y, step, color }: { y: number; step: number; color: string }) =>
  paths
    .map((path, at) => `<g transform="translate(${MARGIN} ${y + at * step})" fill="${color}">${path}</g>`)
    .join('');
