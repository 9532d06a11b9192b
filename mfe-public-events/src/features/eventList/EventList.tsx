import { isMissing } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  formatEventTime,
  LinkButton,
  Loading,
  Meta,
  Pagination,
  Row,
  Skeleton,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { momentOf } from '../../components/eventWords';
import { EventFeature } from './EventFeature';
import { EventRow } from './EventRow';
import {
  type ListedView,
  PAGE_SIZE,
  type PublicEvent,
  queryOf,
  useContentPublicEventsQuery,
} from './eventList.api';

interface EventListProps {
  view: ListedView;
  isFiltered: boolean;
  hrefFor: (page: number) => string;
}

/** The events of one view, six a page; the soonest of all stands first and large. */
export function EventList({ view, isFiltered, hrefFor }: EventListProps) {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useContentPublicEventsQuery(queryOf(view));
  const events = data?.salons?.data;
  const count = data?.salons?.count ?? 0;
  const [first, ...rest] = events ?? [];
  const featured = first && view.page === 1 && !isFiltered ? first : null;
  const rows = featured ? rest : (events ?? []);

  return (
    <section aria-labelledby={headingId} aria-busy={isFetching}>
      <Head $between>
        <h2 id={headingId}>{months(events)}</h2>
        <Meta role="status">{data && (count === 1 ? '1 event' : `${count} events`)}</Meta>
      </Head>
      {events?.length ? (
        <>
          {featured && <EventFeature event={featured} />}
          <List>
            {rows.map((event) => (
              <Item key={event.id}>
                <EventRow event={event} />
              </Item>
            ))}
          </List>
          <Pagination
            label="Pages of events"
            page={view.page}
            pages={Math.ceil(count / PAGE_SIZE)}
            hrefFor={hrefFor}
          />
        </>
      ) : isError || isMissing(data, 'salons') || data?.salons?.ok === false ? (
        <ErrorPanel title="The events did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <EmptyState
          title="No Events Found"
          drawing="results"
          action={
            isFiltered || view.page > 1 ? (
              <LinkButton href="/upcoming-events">
                {isFiltered ? 'Clear Filters' : 'See upcoming events'}
              </LinkButton>
            ) : undefined
          }
        >
          We couldn't find any events matching your search. Try adjusting your keywords or explore our
          upcoming events.
        </EmptyState>
      ) : (
        <Loading label="Loading events">
          {Array.from({ length: PAGE_SIZE }, (_, index) => (
            <Item as="div" key={index}>
              <Skeleton $height="168px" />
            </Item>
          ))}
        </Loading>
      )}
    </section>
  );
}

/** "November", "November and December", "November to January": what this page spans, by the clocks its days are told by. */
function months(events: readonly PublicEvent[] | null | undefined): string {
  const name = (event: PublicEvent) =>
    new Date(event.date).toLocaleDateString('en-US', {
      month: 'long',
      timeZone: formatEventTime(momentOf(event)).zone,
    });
  const names = [...new Set((events ?? []).map(name))];
  if (names.length === 0) return 'Events';
  return names.length < 3 ? names.join(' and ') : `${names[0]} to ${names.at(-1)}`;
}

const Head = styled(Row)`
  margin: ${token.space[48]} 0 ${token.space[24]};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding-block: ${token.space[24]};
  border-top: 1px solid ${token.color.control};

  &:last-child {
    border-bottom: 1px solid ${token.color.control};
  }
`;
