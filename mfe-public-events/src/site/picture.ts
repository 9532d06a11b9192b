import { coverArt } from '@athenaeum/shared-ui/art';

const [WIDTH, HEIGHT] = [1200, 630];

/** The art of an event in the shape for link previews; without text. */
export function picture(slug: string): string {
  const art = coverArt(slug)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 336" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><g transform="translate(0 -12)">${art}</g></svg>`;
}
