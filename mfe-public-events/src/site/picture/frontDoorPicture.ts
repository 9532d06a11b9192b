import { frontDoorText } from '../frontDoor/frontDoor.messages';
import { sheet } from './sheet';

/** The front door in the shape for link previews: its words, and the scene by day. */
export function frontDoorPicture(brand: string): string {
  const { readingRoom, boardroom, table } = frontDoorText;
  return sheet({ brand, title: [readingRoom, boardroom, table], lines: [], art: DAWN });
}

const LIGHTS = [
  [146, 404, 188, 4, 0.95],
  [168, 420, 150, 5, 0.8],
  [160, 438, 118, 5, 0.6],
  [200, 458, 92, 6, 0.45],
  [210, 480, 58, 6, 0.3],
];

const DAWN = [
  '<svg viewBox="0 0 480 560" preserveAspectRatio="xMidYMid slice"><defs>',
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf3e6"/><stop offset=".58" stop-color="#f9e3d2"/><stop offset=".82" stop-color="#efc3ae"/></linearGradient>',
  '<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6e6"/><stop offset=".46" stop-color="#dd8458"/></linearGradient>',
  '<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9525a"/><stop offset="1" stop-color="#4a1122"/></linearGradient>',
  '<clipPath id="above"><path d="M0 0H480V394H0z"/></clipPath></defs>',
  '<path d="M0 0H480V560H0z" fill="url(#sky)"/>',
  '<g clip-path="url(#above)"><circle cx="240" cy="426" r="118" fill="url(#sun)"/></g>',
  '<path d="M0 394C40 368 90 364 140 394zM480 394C420 358 360 362 316 394z" fill="#a9525a" opacity=".5"/>',
  '<path d="M0 394H480V560H0z" fill="url(#sea)"/>',
  ...LIGHTS.map(
    ([x, y, width, height, opacity]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height! / 2}" fill="#dd8458" opacity="${opacity}"/>`,
  ),
  '</svg>',
].join('');
