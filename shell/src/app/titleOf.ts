import { translateSentence } from '@athenaeum/messages';
import type { LegalPage, Route } from './route';
import { titleText } from './titles.messages';

/** The title of a page in the reader's language. */
export function titleOf(route: Route): string {
  switch (route.kind) {
    case 'legal':
      return legalTitle(route.page);
    case 'notFound':
      return titleText.notFound;
    case 'unavailable':
      return titleText.unavailable;
    default:
      return translateSentence(route.title);
  }
}

export const legalTitle = (page: LegalPage): string =>
  page === '/privacy-policy' ? titleText.privacy : titleText.agreement;
