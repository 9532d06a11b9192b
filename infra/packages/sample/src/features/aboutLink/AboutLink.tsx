import { TextLink } from '@athenaeum/shared-ui';
import { aboutLinkText } from './aboutLink.messages';

/** A slot at the end of the area's top bar. */
export function AboutLink() {
  return <TextLink href="/book-club/about">{aboutLinkText.about}</TextLink>;
}
