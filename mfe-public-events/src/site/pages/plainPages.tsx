import { ArchDrawing, Lead, LinkButton, Stack } from '@athenaeum/shared-ui';
import type { SitePage } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { guestRsvpPageText } from '../../routes/guestRsvpPage.messages';
import { LIST, PICTURE_OF_LIST } from '../addresses';
import { named } from '../head/tags';
import { siteText } from '../site.messages';
import type { ResponseContext } from '../responseContext';
import { renderedPage, loadHere } from './renderedPage';
import { framedPage } from './framedPage';

// Rendered on the server of the public site, in the thread that `openSite.ts` runs in, and for each request on its own. `location` is
// the address of the request: `atAddress` of the contract stands in for the browser's.

/** The remote's own texts for an unknown event. */
export const missingEvent = () =>
  ({
    ...UNLISTED,
    status: 404,
    title: siteText.notFound,
    description: siteText.noSuchEvent,
  }) as const;

/**
 * The page behind the link of a mail. Its token is behind the `#` of the address, which no server gets: the browser fills the page.
 */
export async function guestRsvpPage(context: ResponseContext): Promise<SitePage> {
  const { title } = guestRsvpPageText;
  return renderedPage(context, await loadHere(context), {
    ...UNLISTED,
    status: 200,
    title,
    description: title,
  });
}

/** For pages that search engines are not to list. The browser loads their code at once. */
const UNLISTED = {
  begin: 'now',
  canonical: LIST,
  picture: PICTURE_OF_LIST,
  pictureText: '',
  unlisted: true,
} as const;

export const missingPage = (context: ResponseContext): Promise<SitePage> =>
  saying(context, 404, {
    title: siteText.nothingHere,
    words: siteText.nothingHereHint,
    way: { href: LIST, label: eventText.seeUpcoming },
  });

export const unavailablePage = (context: ResponseContext): Promise<SitePage> =>
  saying(context, 503, {
    title: siteText.away,
    words: siteText.awayHint,
    way: { href: location.pathname + location.search, label: siteText.tryAgain },
  });

interface Saying {
  title: string;
  words: string;
  way: { href: string; label: string };
}

const saying = (context: ResponseContext, status: number, { title, words, way }: Saying): Promise<SitePage> =>
  framedPage(context, {
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
