import { isMissing, type Answer } from '@athenaeum/shell-contract';
import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { eventViewOf, hasFilters } from '../../features/eventFilters';
import { eventsPageText } from '../../routes/eventsPage.messages';
import { LIST, PICTURE_OF_LIST } from '../addresses';
import { structuredList, structuredPage } from '../head/structured';
import { siteText } from '../site.messages';
import { EventsUnavailable } from '../siteEvents';
import type { ResponseContext } from '../responseContext';
import { renderedPage, loadHere } from './renderedPage';

interface Listed {
  salons?: { ok: boolean; data?: readonly { slug: string }[] | null } | null;
}

/** `/upcoming-events`: the view of the list in the address. */
export async function listPage(context: ResponseContext, keep: Keeping): Promise<SitePage> {
  const page = await loadHere(context);
  const answer = page.answerTo<Answer<Listed>>('contentPublicEvents');
  if (!answer?.salons?.ok || isMissing(answer, 'salons')) throw new EventsUnavailable();

  const view = eventViewOf(new URLSearchParams(location.search));
  // One canonical address for each list: filtered views and pages past the end are `noindex`.
  const isPassing = hasFilters(view) || !answer.salons.data?.length;
  const isPartial = page.errors.length > 0 || Boolean(answer.partial);
  const title = view.page > 1 ? siteText.listPage({ page: String(view.page) }) : eventText.upcoming;
  const canonical = view.page > 1 && !isPassing ? `${LIST}?page=${view.page}` : LIST;
  return renderedPage(context, page, {
    status: 200,
    keep: isPartial ? undefined : keep,
    begin: 'whenWanted',
    title,
    description: eventsPageText.lead,
    canonical,
    picture: PICTURE_OF_LIST,
    pictureText: siteText.pictureOfList,
    unlisted: isPassing,
    structured: isPassing
      ? []
      : [
          structuredPage(title, canonical, context.settings),
          structuredList(
            (answer.salons.data ?? []).map(({ slug }) => slug),
            context.settings,
          ),
        ],
  });
}
