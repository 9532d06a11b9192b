import { Lead, Section, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import styled from 'styled-components';
import {
  absolute,
  CALENDAR,
  EMBED_FRAME,
  EMBED_PAGE,
  EMBED_SCRIPT,
  LIST,
  PICTURE_OF_LIST,
  RSS,
} from '../addresses';
import { headTags } from '../head/tags';
import { framedPage } from '../pages/framedPage';
import type { World } from '../world';

const TITLE = 'Show the events on your site';

/** How somebody shows the list on a site of her own. */
export const embedPage = (world: World, keep: Keeping): Promise<SitePage> =>
  framedPage(world, {
    status: 200,
    keep,
    title: TITLE,
    tags: headTags(
      {
        title: TITLE,
        description:
          'One tag shows the next public events on any site. A frame, a feed and a calendar for those who prefer them.',
        canonical: EMBED_PAGE,
        picture: PICTURE_OF_LIST,
        pictureText: 'Arches, light and water: the art of the events',
      },
      world.settings,
    ),
    content: <Instructions to={(path) => absolute(world.settings, path)} />,
  });

function Instructions({ to }: { to: (path: string) => string }) {
  return (
    <>
      <h1>{TITLE}</h1>
      <Lead>The next public events, always as they stand here. Free to use on any page.</Lead>
      <Section title="With one tag">
        <p>Put this where the list belongs. Without JavaScript the link inside of it is shown.</p>
        <Code>{`<script async src="${to(EMBED_SCRIPT)}"></script>
<upcoming-events count="5">
  <a href="${to(LIST)}">Upcoming events</a>
</upcoming-events>`}</Code>
        <Options>
          <dt>count</dt>
          <dd>How many, from 1 to 12. Five when left out.</dd>
          <dt>event-type</dt>
          <dd>SALON, PEER_GROUP, MEETUP, GATHERING, ORIENTATION, PARTNER_EVENT, WORKSHOP or SUMMIT.</dd>
          <dt>location</dt>
          <dd>Virtual or In-Person.</dd>
          <dt>invite-type</dt>
          <dd>OPEN_TO_PUBLIC, INVITE_ONLY or MEMBERS_ONLY.</dd>
          <dt>theme</dt>
          <dd>light or dark. As the reader’s device when left out.</dd>
        </Options>
      </Section>
      <Section title="With a frame">
        <p>The same without any script of ours on your page; its height is then yours to choose.</p>
        <Code>{`<iframe
  src="${to(EMBED_FRAME)}?count=5"
  title="Upcoming events" width="100%" height="560" loading="lazy"
  sandbox="allow-popups allow-popups-to-escape-sandbox"
></iframe>`}</Code>
      </Section>
      <Section title="If your site has a content security policy">
        <p>
          The tag needs two directives, the frame only the second. The list runs in a sandbox without an
          origin: it cannot read your page, your cookies or anybody’s session here, and it has nothing that
          could be pressed by trickery.
        </p>
        <Code>{`script-src ${to('')};
frame-src ${to('')};`}</Code>
      </Section>
      <Section title="As data">
        <p>
          <TextLink href={RSS}>RSS feed</TextLink> · <TextLink href={CALENDAR}>Calendar</TextLink>
        </p>
      </Section>
    </>
  );
}

const Code = styled.pre`
  margin-top: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};
  font-size: ${token.text[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Options = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${token.space[8]} ${token.space[24]};
  margin-top: ${token.space[16]};

  & > dt {
    font-weight: ${token.weight.strong};
  }

  & > dd {
    margin: 0;
  }
`;
