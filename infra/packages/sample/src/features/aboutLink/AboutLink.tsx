import { TextLink } from '@athenaeum/shared-ui';
import { aboutLinkText } from './aboutLink.messages';

/** At the end of the bar with the area's name. */
export function AboutLink() {
  return <TextLink href="/book-club/about">{aboutLinkText.about}</TextLink>;
}
