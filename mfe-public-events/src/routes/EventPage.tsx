import { isMissing, usePageTitle, useParams } from '@athenaeum/shell-contract';
import {
  Card,
  Container,
  Cover,
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
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import {
  EventAbout,
  EventFacts,
  type PublicEventDetail,
  useContentPublicEventQuery,
} from '../features/eventDetail';
import { PublicRsvp } from '../features/publicRsvp';

const BACK = { href: '/upcoming-events', label: 'Upcoming events' };

export { prefetchPublicEvent } from '../features/eventDetail';

export default function EventPage() {
  const { slug = '' } = useParams();
  const { currentData: data, isError, isFetching, refetch } = useContentPublicEventQuery({ slug });
  const event = data?.salon?.data;
  usePageTitle(event?.title);

  return (
    <Page>
      {event ? (
        <Ready event={event} />
      ) : data?.salon?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title="We could not find that event"
          drawing="closed"
          action={<LinkButton href="/upcoming-events">See upcoming events</LinkButton>}
        />
      ) : isError || isMissing(data, 'salon') || data?.salon?.ok === false ? (
        <ErrorPanel
          headingLevel={2}
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

function Ready({ event }: { event: PublicEventDetail }) {
  return (
    <Split>
      <article>
        <PageHeading
          back={BACK}
          eyebrow={eventTypeLabel(event.event_type)}
          title={event.title}
          lead={event.subtitle}
        />
        <Cover slug={event.slug} thumbnail={event.thumbnail} eager />
        <EventAbout event={event} />
      </article>
      <aside aria-label="RSVP">
        <Card $padded>
          <Stack>
            <EventFacts event={event} />
            <PublicRsvp event={event} />
          </Stack>
        </Card>
      </aside>
    </Split>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
