import { formatEventTime } from '@athenaeum/shared-ui';
import { coverArt } from '@athenaeum/shared-ui/art';
import { momentOf } from '../../components/eventWords';
import type { SiteEvent } from '../siteEvents';
import { peopleOf } from '../words';
import { sheet } from './sheet';

/** An event in the shape for link previews: its art, its title, when it is and who hosts it. */
export function eventPicture(event: SiteEvent, brand: string): string {
  const { day, time } = formatEventTime(momentOf(event));
  return sheet({
    brand,
    title: event.title,
    lines: [
      `${day} · ${time}`,
      ...peopleOf(event)
        .slice(0, 1)
        .map(({ name }) => name),
    ],
    art: artOf(event.slug),
  });
}

/** A page that is no event's: the art of its own name. */
export const pagePicture = (slug: string, title: string, brand: string): string =>
  sheet({ brand, title, lines: [], art: artOf(slug) });

const artOf = (slug: string) => coverArt(slug, { ratio: '1:1' });
