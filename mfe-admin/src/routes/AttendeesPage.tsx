import { isMissing, useParams, usePageTitle } from '@athenaeum/shell-contract';
import {
  Container,
  EmptyState,
  ErrorPanel,
  formatEventTime,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { type AttendedSalon, Attendees, useContentAttendedSalonQuery } from '../features/attendees';
import { pagesText } from './pages.messages';

export { prefetchAttendees } from '../features/attendees';

const SALONS = '/admin/content/salons';

/** `/admin/content/salons/:id/attendees`: who comes to an event. */
export default function AttendeesPage() {
  const { id = '' } = useParams();
  const { data, isError, isFetching, refetch } = useContentAttendedSalonQuery({ input: { id } });
  const answer = data?.salon;
  const salon = answer?.data;
  usePageTitle(salon && pagesText.attendeesOf({ title: salon.title }));

  if (salon)
    return (
      <Page>
        <PageHeading
          back={{ href: `${SALONS}/${salon.id}`, label: pagesText.salon }}
          title={salon.title}
          eyebrow={<Mark>{whenOf(salon)}</Mark>}
        />
        <Attendees key={salon.id} salon={salon} />
      </Page>
    );
  return (
    <Page>
      <PageHeading
        back={{ href: SALONS, label: pagesText.salons }}
        title={pagesText.attendees}
        eyebrow={<Mark />}
      />
      {answer?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title={pagesText.eventMissing}
          action={<LinkButton href={SALONS}>{pagesText.toSalons}</LinkButton>}
        />
      ) : isError || isMissing(data, 'salon') || answer ? (
        <ErrorPanel
          headingLevel={2}
          title={pagesText.eventFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : (
        <Loading label={pagesText.loadingAttendees}>
          <Skeleton $height="640px" />
        </Loading>
      )}
    </Page>
  );
}

const whenOf = ({ date, event_duration, timezone, event_location, salon_status }: AttendedSalon): string => {
  const { day, range } = formatEventTime({
    start: date,
    minutes: event_duration,
    zone: timezone,
    inPerson: event_location === 'In-Person',
  });
  return [`${day}, ${range}`, salon_status].filter(Boolean).join(' · ');
};

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

/* Its place is kept, so that the title stands where it will be. */
const Mark = styled.span`
  display: block;
  min-height: 1.5em;
`;
