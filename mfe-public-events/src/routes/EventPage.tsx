import { isMissing, useLocation, usePageTitle, useParams, useSession } from '@athenaeum/shell-contract';
import {
  Card,
  Container,
  EmptyState,
  ErrorPanel,
  eventTypeLabel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
  Split,
  Stack,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { EventCover } from '../components/EventCover';
import {
  EventAbout,
  EventFacts,
  type PublicEventDetail,
  useContentPublicEventQuery,
} from '../features/eventDetail';
import { RsvpArea } from '../features/publicRsvp';

const BACK = { href: '/upcoming-events', label: 'Upcoming events' };

export { prefetchPublicEvent } from '../features/eventDetail';

export default function EventPage() {
  const { slug = '' } = useParams();
  const { currentData: data, isError, isFetching, refetch } = useContentPublicEventQuery({ slug });
  const event = data?.salon?.data;
  const isUnknown = data?.salon?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? 'Not found' : event?.title);
  useHers(refetch);

  return (
    <Page>
      {event ? (
        <Ready event={event} />
      ) : isUnknown ? (
        <EmptyState
          headingLevel={1}
          title="We could not find that event"
          drawing="closed"
          action={<LinkButton href="/upcoming-events">See upcoming events</LinkButton>}
        />
      ) : isError || isMissing(data, 'salon') || data?.salon?.ok === false ? (
        <ErrorPanel
          headingLevel={1}
          title="This event did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the event">
          <Split>
            <Skeleton $shape="cover" />
            <Skeleton $height="360px" />
          </Split>
        </Loading>
      )}
    </Page>
  );
}

/** What was read for a visitor, before it was known who she is, is read anew for her. */
function useHers(refetch: () => unknown): void {
  const { status, user } = useSession();
  const isVisitor = status === 'ready' && !user;
  const readFor = useRef(isVisitor ? 'visitor' : 'her');
  useEffect(() => {
    if (isVisitor || readFor.current === 'her') return;
    readFor.current = 'her';
    void refetch();
  }, [isVisitor, refetch]);
}

function Ready({ event }: { event: PublicEventDetail }) {
  const { hash } = useLocation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever comes to answer comes before this is here.
    if (hash !== '#rsvp') return;
    panel.current?.scrollIntoView();
    panel.current?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <Grid>
      <div>
        <PageHeading
          back={BACK}
          eyebrow={eventTypeLabel(event.event_type)}
          title={event.title}
          lead={event.subtitle}
        />
        <EventCover slug={event.slug} thumbnail={event.thumbnail} eager />
      </div>
      <Panel ref={panel} id="rsvp" aria-label="RSVP" tabIndex={-1}>
        <Card $padded>
          <Stack>
            <EventFacts event={event} />
            <RsvpArea event={event} />
            <noscript>
              <p>To answer here, please switch on JavaScript.</p>
            </noscript>
          </Stack>
        </Card>
      </Panel>
      <div>
        <EventAbout event={event} />
      </div>
    </Grid>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;

/** The panel beside heading and text where there is room; between them where there is not. */
const Grid = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    grid-template-rows: auto 1fr;
    gap: 0 ${token.space[48]};
  }
`;

const Panel = styled.aside`
  &:focus {
    outline: none;
  }

  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});

  ${media.from(1070)} {
    position: sticky;
    top: calc(${token.topbar} + ${token.space[24]});
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: start;

    /* Taller than the screen it would keep its end out of reach. */
    &:has(form) {
      position: static;
    }
  }
`;
