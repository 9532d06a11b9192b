import { ArchDrawing, Lead, LinkButton, Stack } from '@athenaeum/shared-ui';
import type { SitePage } from '@athenaeum/shell-contract/site';
import { LIST, PICTURE_OF_LIST } from '../addresses';
import { named } from '../head/tags';
import type { World } from '../world';
import { drawnPage, loadHere } from './drawnPage';
import { framedPage } from './framedPage';

/** The remote's own words for an event that there is not. */
export const missingEvent = {
  status: 404,
  begin: 'now',
  title: 'Not found',
  description: 'There is no event at this address.',
  canonical: LIST,
  picture: PICTURE_OF_LIST,
  pictureText: '',
  unlisted: true,
} as const;

/** A page of the remote that this site knows nothing more of: the browser fills it. */
export const otherPage = async (world: World, title: string): Promise<SitePage> =>
  drawnPage(world, await loadHere(world), { ...missingEvent, status: 200, title, description: title });

export const missingPage = (world: World): Promise<SitePage> =>
  saying(world, 404, {
    title: 'There is nothing here',
    words: 'The address may have changed, or never was.',
    way: { href: LIST, label: 'See upcoming events' },
  });

export const unavailablePage = (world: World): Promise<SitePage> =>
  saying(world, 503, {
    title: 'The events are taking a moment',
    words: 'Something they need is not answering. Please try again in a minute.',
    way: { href: location.pathname + location.search, label: 'Try again' },
  });

interface Saying {
  title: string;
  words: string;
  way: { href: string; label: string };
}

const saying = (world: World, status: number, { title, words, way }: Saying): Promise<SitePage> =>
  framedPage(world, {
    status,
    title,
    tags: [named('robots', 'noindex')],
    content: (
      <Stack>
        <ArchDrawing drawing="closed" />
        <h1>{title}</h1>
        <Lead>{words}</Lead>
        <div>
          <LinkButton href={way.href}>{way.label}</LinkButton>
        </div>
      </Stack>
    ),
  });
