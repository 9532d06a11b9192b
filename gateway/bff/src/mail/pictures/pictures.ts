import { coverArt, monogram, type CoverOptions } from '@athenaeum/shared-ui/art';

/** A picture that travels with the mail, so that reading it asks nobody for anything. */
export interface Picture {
  /** Its Content-ID, by which the mail's HTML names it. */
  cid: string;
  /** What it is drawn from. */
  svg: string;
  /** In pixels, twice what the mail shows: screens are fine. */
  width: number;
}

/** Pictures of the house's own, which are no page's. */
const HELD: Readonly<Record<string, CoverOptions>> = {
  'the-invitation': { composition: 'threshold', palette: 'morocco' },
  'your-week': { composition: 'arcade', palette: 'harbour' },
};
const SHARPNESS = 2;
const LETTERS = /<text.*<\/text>/;

/** The pictures of one mail, as its HTML asks for them. */
export function collectPictures(mailId: string) {
  const drawn: Picture[] = [];
  const add = (svg: string, shownWidth: number): string => {
    const known = drawn.find((picture) => picture.svg === svg);
    if (known) return known.cid;
    const cid = `picture-${drawn.length + 1}.${mailId}@athenaeum`;
    drawn.push({ cid, svg, width: shownWidth * SHARPNESS });
    return cid;
  };
  return {
    drawn,
    /** The art of a slug, the same as on its page. */
    cover: (slug: string, width: number): string => add(coverArt(slug, HELD[slug]), width),
    /** The arch of a name. Without its letters, which would be drawn in whatever font a server has. */
    arch: (name: string, width: number): string => add(monogram(name).replace(LETTERS, ''), width),
    mark: (width: number): string => add(MARK, width),
  };
}
export type Pictures = ReturnType<typeof collectPictures>;

/** On a ground of its own, as nobody knows whether the mail is read on light or dark. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">' +
  '<rect width="32" height="32" rx="7" fill="#611a2e"/>' +
  '<path d="M8 27V14.5a8 8 0 0 1 16 0V27M8 20h16" fill="none" stroke="#fff4ee" stroke-width="2.2"/>' +
  '<path d="M11.6 20a4.4 4.4 0 0 1 8.8 0z" fill="#e9b872"/></svg>';
