import { seededRandom, hash } from './seededRandom';
import { arch, mix, paints } from './draw';
import { type Palette, palettes } from './palettes';

const grounds = ['morocco', 'clay', 'verdigris', 'slate', 'rose', 'sand'] as const;

/** Portrait of a member without a picture: initials in an arch, square, 160 units. Never an invented face. */
export function monogram(name: string) {
  const letters = initials(name).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { light, markup } = monogramGround(name);
  return `${markup.slice(0, -'</svg>'.length)}<text x="80" y="112" text-anchor="middle" font-family="Newsreader, Georgia, serif" font-size="44" fill="${light}">${letters}</text></svg>`;
}

/** The arch alone, for a page that sets the letters in its own font. */
export function monogramGround(name: string) {
  const d = seededRandom(hash(name));
  const c: Palette = palettes[d.pick(grounds)];
  const p = paints(`m${hash(name).toString(36)}`);
  const sky = p.linear('down', [0, mix(c.sky[0], '#ffffff', 0.25)], [1, c.sky[1]]);
  const [tone, , , dark] = c.forms;
  const door = p.linear('right', [0, mix(tone, dark, 0.4)], [0.7, tone], [1, mix(tone, c.light, 0.14)]);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><defs>${p.defs.join('')}</defs><rect width="160" height="160" fill="${sky}"/>${arch(32, 160, 96, 126, door)}</svg>`;
  return { light: c.light, markup };
}

/** First letters of the first and last word, accents kept. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (([...first][0] ?? '') + ([...last][0] ?? '')).toUpperCase();
}
