import { isMissing, useParams, usePageTitle, type Prefetch } from '@athenaeum/shell-contract';
import { formatEventTime, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { RecordPlaceholder } from '../components/record';
import {
  type AttendedSalon,
  Attendees,
  prefetchAttendees,
  useContentAttendedSalonQuery,
} from '../features/attendees';
import { pagesText } from './pages.messages';

const SALONS = '/admin/content/salons';

export const prefetch: Prefetch = ({ id = '' }) => [prefetchAttendees(id)];

/** `/admin/content/salons/:id/attendees`: the attendees of an event. */
export default function AttendeesPage() {
  const { id = '' } = useParams();
  const { data, isError, isFetching, refetch } = useContentAttendedSalonQuery({ input: { id } });
  const answer = data?.salon;
  const salon = answer?.data;
  usePageTitle(salon && pagesText.attendeesOf({ title: salon.title }));

  if (salon)
    return (
      <PageFrame>
        <PageHeading
          back={{ href: `${SALONS}/${salon.id}`, label: pagesText.salon }}
          title={salon.title}
          eyebrow={<Mark>{whenOf(salon)}</Mark>}
        />
        <Attendees key={salon.id} salon={salon} />
      </PageFrame>
    );
  return (
    <PageFrame>
      <PageHeading
        back={{ href: SALONS, label: pagesText.salons }}
        title={pagesText.attendees}
        eyebrow={<Mark />}
      />
      <RecordPlaceholder
        query={{ isError, isFetching, refetch }}
        answer={answer}
        isMissing={isMissing(data, 'salon')}
        text={{
          loading: pagesText.loadingAttendees,
          missing: pagesText.eventMissing,
          failed: pagesText.eventFailed,
        }}
        list={{ href: SALONS, label: pagesText.toSalons }}
      />
    </PageFrame>
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

/* Reserves its space against layout shift of the title. */
const Mark = styled.span`
  display: block;
  min-height: 1.5em;
`;
