import { currentLocale } from '@athenaeum/messages';
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
import { eventText } from '../../components/event.messages';
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
import { eventListText } from './eventList.messages';

interface EventListProps {
  view: ListedView;
  isFiltered: boolean;
  hrefFor: (page: number) => string;
}

/** The events of one view, six a page; the soonest of all is first and large. */
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
        <Meta role="status">{data && eventListText.count({ count })}</Meta>
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
            label={eventListText.pages}
            page={view.page}
            pages={Math.ceil(count / PAGE_SIZE)}
            hrefFor={hrefFor}
          />
        </>
      ) : isError || isMissing(data, 'salons') || data?.salons?.ok === false ? (
        <ErrorPanel title={eventListText.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <EmptyState
          title={eventText.noneFound}
          drawing="results"
          action={
            isFiltered || view.page > 1 ? (
              <LinkButton href="/upcoming-events">
                {isFiltered ? eventListText.clearFilters : eventText.seeUpcoming}
              </LinkButton>
            ) : undefined
          }
        >
          {eventListText.noneFoundHint}
        </EmptyState>
      ) : (
        <Loading label={eventListText.loading}>
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

/** "November", "November and December", "November to January": the months on this page, in the events' own zones. */
function months(events: readonly PublicEvent[] | null | undefined): string {
  const name = (event: PublicEvent) =>
    new Date(event.date).toLocaleDateString(currentLocale(), {
      month: 'long',
      timeZone: formatEventTime(momentOf(event)).zone,
    });
  const names = [...new Set((events ?? []).map(name))];
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return eventListText.events;
  if (first === last) return begun(first);
  return begun(
    names.length === 2 ? eventListText.twoMonths({ first, last }) : eventListText.months({ first, last }),
  );
}

/** A capital for headings, in languages with lower-case months too. */
const begun = (words: string) => words.charAt(0).toLocaleUpperCase(currentLocale()) + words.slice(1);

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
