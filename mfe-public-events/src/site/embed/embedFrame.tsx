import { DateBlock, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { drawTree } from '@athenaeum/shell-contract/site/server';
import styled from 'styled-components';
import { eventText } from '../../components/event.messages';
import { kindOf, momentOf } from '../../components/eventWords';
import { Hours } from '../../components/Hours';
import { eventViewOf } from '../../features/eventFilters';
import { absolute, LIST, pathOf } from '../addresses';
import { named } from '../head/tags';
import { commonStyles } from '../pages/styles';
import { announcedEvents, type SiteEvent } from '../siteEvents';
import type { ResponseContext } from '../responseContext';

const DEFAULT_COUNT = 5;
const MAX_COUNT = 12;

/** The next events in a frame of another site: text and links, no controls. */
export async function embedFrame(context: ResponseContext, keep: Keeping): Promise<SitePage> {
  const query = new URLSearchParams(location.search);
  const { event_type, invite_type, location: place } = eventViewOf(query);
  const count = Math.min(MAX_COUNT, Math.max(1, Math.floor(Number(query.get('count'))) || DEFAULT_COUNT));
  const events = await announcedEvents(
    context.platform,
    {
      ...(event_type && { event_type: { equals: event_type } }),
      ...(invite_type && { invite_type: { equals: invite_type } }),
      ...(place && { event_location: { equals: place } }),
    },
    count,
  );
  const { html, styles } = await drawTree(<EmbeddedList events={events} context={context} />);
  const theme = query.get('theme');
  return {
    kind: 'page',
    status: 200,
    keep,
    title: `${eventText.upcoming} · ${context.settings.brand}`,
    tags: [
      named('robots', 'noindex'),
      ...(theme === 'light' || theme === 'dark' ? [named('theme', theme)] : []),
    ],
    styles: [commonStyles(context), styles],
    html,
    script: 'embedded',
    embeddable: true,
  };
}

function EmbeddedList({ events, context }: { events: readonly SiteEvent[]; context: ResponseContext }) {
  const elsewhere = { target: '_blank', rel: 'noopener' };
  return (
    <Frame>
      <h1>
        <a href={absolute(context.settings, LIST)} {...elsewhere}>
          {eventText.upcoming}
        </a>
      </h1>
      {events.length === 0 && <p>{eventText.noneFound}</p>}
      <List>
        {events.map((event) => (
          <li key={event.id}>
            <DateBlock {...momentOf(event)} />
            <div>
              <Meta>{kindOf(event)}</Meta>
              <a href={absolute(context.settings, pathOf(event.slug))} {...elsewhere}>
                {event.title}
              </a>
              <Meta>
                <Hours event={event} />
              </Meta>
            </div>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.main`
  padding: ${token.space[16]};

  & > h1 {
    font-size: ${token.text[24]};
  }

  & a:not(:hover) {
    color: inherit;
    text-decoration: none;
  }
`;

const List = styled.ul`
  & > li {
    display: flex;
    gap: ${token.space[16]};
    align-items: center;
    padding-block: ${token.space[16]};
    border-top: 1px solid ${token.color.line};
  }

  & > li:first-child {
    border-top: 0;
  }

  & div > a {
    font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
  }
`;
