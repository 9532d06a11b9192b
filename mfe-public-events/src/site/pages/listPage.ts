import { isMissing, type Answer } from '@athenaeum/shell-contract';
import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { eventViewOf, hasFilters } from '../../features/eventFilters';
import { LIST, PICTURE_OF_LIST } from '../addresses';
import { structuredList } from '../head/structured';
import { EventsUnavailable } from '../siteEvents';
import type { World } from '../world';
import { drawnPage, loadHere } from './drawnPage';

interface Listed {
  salons?: { ok: boolean; data?: readonly { slug: string }[] | null } | null;
}

/** `/upcoming-events`: one view of the list, whichever its address asks for. */
export async function listPage(world: World, keep: Keeping): Promise<SitePage> {
  const page = await loadHere(world);
  const answer = page.answerTo<Answer<Listed>>('contentPublicEvents');
  if (!answer?.salons?.ok || isMissing(answer, 'salons')) throw new EventsUnavailable();

  const view = eventViewOf(new URLSearchParams(location.search));
  // One address for each list of its own: what a filter makes of it, or a page beyond its end, is not to be found.
  const isPassing = hasFilters(view) || !answer.salons.data?.length;
  const isPartial = page.errors.length > 0 || Boolean(answer.partial);
  return drawnPage(world, page, {
    status: 200,
    keep: isPartial ? undefined : keep,
    begin: 'whenWanted',
    title: view.page > 1 ? `Upcoming events, page ${view.page}` : 'Upcoming events',
    description:
      'Salons, workshops and long tables for women who lead companies, and for those about to sit on their boards. Some doors are open to everyone.',
    canonical: view.page > 1 && !isPassing ? `${LIST}?page=${view.page}` : LIST,
    picture: PICTURE_OF_LIST,
    pictureText: 'Arches, light and water: the art of the events',
    unlisted: isPassing,
    structured: isPassing
      ? []
      : [
          structuredList(
            (answer.salons.data ?? []).map(({ slug }) => slug),
            world.settings,
          ),
        ],
  });
}
