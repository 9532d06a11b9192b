import {
  isMissing,
  type Prefetch,
  useLocation,
  usePageTitle,
  useParams,
  useSession,
} from '@athenaeum/shell-contract';
import {
  BottomBar,
  Card,
  Container,
  EmptyState,
  ErrorPanel,
  formatEventTime,
  LinkButton,
  Loading,
  Meta,
  PageHeading,
  Skeleton,
  Split,
  Stack,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { eventText } from '../components/event.messages';
import { EventCover } from '../components/EventCover';
import { kindOf, momentOf } from '../components/eventWords';
import { seatText } from '../components/seat.messages';
import {
  BeforeYouCome,
  EventAbout,
  EventActions,
  EventFacts,
  EventHosts,
  prefetchPublicEvent,
  type PublicEventDetail,
  useContentPublicEventQuery,
} from '../features/eventDetail';
import { MoreEvents, prefetchMoreEvents } from '../features/moreEvents';
import { RsvpArea, useRsvpState } from '../features/publicRsvp';
import { MembershipLine } from '../features/siteFrame';
import { eventPageText } from './eventPage.messages';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchPublicEvent(slug), prefetchMoreEvents(slug)];

export default function EventPage() {
  const { slug = '' } = useParams();
  const { currentData: data, isError, isFetching, refetch } = useContentPublicEventQuery({ slug });
  const event = data?.salon?.data;
  const isUnknown = data?.salon?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? eventPageText.notFound : event?.title);
  useOwnAnswer(refetch);
  const panel = useRef<HTMLElement>(null);

  return (
    <Page>
      {event ? (
        <>
          <Ready event={event} panel={panel} />
          <MoreEvents slug={slug} />
          <MembershipLine />
          <Bar event={event} panel={panel} />
        </>
      ) : isUnknown ? (
        <EmptyState
          headingLevel={1}
          title={eventPageText.noSuchEvent}
          drawing="closed"
          action={<LinkButton href="/upcoming-events">{eventText.seeUpcoming}</LinkButton>}
        >
          {eventPageText.noSuchEventWhy}
        </EmptyState>
      ) : isError || isMissing(data, 'salon') || data?.salon?.ok === false ? (
        <ErrorPanel
          headingLevel={1}
          title={eventPageText.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={eventPageText.loading}>
          <Split>
            <Skeleton $shape="cover" />
            <Skeleton $height="360px" />
          </Split>
        </Loading>
      )}
    </Page>
  );
}

/** Data loaded for a visitor is reloaded once the session is known. */
function useOwnAnswer(refetch: () => unknown): void {
  const { status, user } = useSession();
  const isVisitor = status === 'ready' && !user;
  const readFor = useRef(isVisitor ? 'visitor' : 'user');
  useEffect(() => {
    if (isVisitor || readFor.current === 'user') return;
    readFor.current = 'user';
    void refetch();
  }, [isVisitor, refetch]);
}

interface PartProps {
  event: PublicEventDetail;
  /** Where the seat is taken. */
  panel: RefObject<HTMLElement | null>;
}

function Ready({ event, panel }: PartProps) {
  const { hash } = useLocation();
  const isToCome = isStillToCome(event);
  useEffect(() => {
    // The page may have been opened at the RSVP anchor before this was rendered.
    if (hash !== '#rsvp') return;
    panel.current?.scrollIntoView();
    panel.current?.focus({ preventScroll: true });
  }, [hash, panel]);

  return (
    <Grid>
      <div>
        <PageHeading
          back={{ href: '/upcoming-events', label: eventText.upcoming }}
          eyebrow={kindOf(event)}
          title={event.title}
          lead={event.subtitle}
        />
        <Picture slug={event.slug} thumbnail={event.thumbnail} eager />
      </div>
      <Panel ref={panel} id="rsvp" aria-label={eventPageText.rsvp} tabIndex={-1}>
        <Card $padded>
          <Stack>
            <EventFacts event={event} />
            <RsvpArea event={event} />
            {!event.salon_status && <EventActions event={event} isToCome={isToCome} />}
          </Stack>
        </Card>
      </Panel>
      <Parts>
        <EventAbout event={event} />
        <EventHosts event={event} />
        {isToCome && <BeforeYouCome event={event} />}
      </Parts>
    </Grid>
  );
}

const isStillToCome = ({ salon_status, phase }: PublicEventDetail) => !salon_status && phase !== 'RECORDED';

/** On phones and tablets the way to the panel stays in reach. */
function Bar({ event, panel }: PartProps) {
  const action = actionOf(useRsvpState(event, false));
  if (!action) return null;
  const { day, time, own } = formatEventTime(momentOf(event));
  return (
    <BottomBar panel={panel} action={<LinkButton href="#rsvp">{action}</LinkButton>}>
      <strong>
        {day} · {time}
      </strong>
      {own && <Meta>{own}</Meta>}
    </BottomBar>
  );
}

/** What the panel offers to somebody who has no seat yet. */
function actionOf(state: PublicEventDetail['rsvp_state']): string | null {
  if (state === 'OPEN' || state === 'INVITED') return seatText.rsvp;
  if (state === 'FULL') return seatText.joinWaitlist;
  return state === 'NEEDS_CODE' ? seatText.enterCode : null;
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;

/** From edge to edge on phones. */
const Picture = styled(EventCover)`
  ${media.under(600)} {
    margin-inline: calc(-1 * ${token.space[16]});
    border-radius: 0;
  }
`;

/** The panel is beside title and text, below the line of the way back, where there is room; otherwise between them. */
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

/** Parts of one event, below its title: smaller than the sections of a page. */
const Parts = styled.div`
  & h2 {
    font-size: ${token.text[24]};
  }

  & > section {
    margin-top: ${token.space[48]};
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
    margin-top: calc(${token.space[48]} + ${token.space[4]});

    /* Sticky only while it fits the screen: otherwise its end would be out of reach. */
    &:has(form) {
      position: static;
    }
  }
`;
