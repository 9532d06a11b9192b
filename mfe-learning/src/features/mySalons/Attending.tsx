import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { comingUpText } from '../../components/comingUp.messages';
import { NextRsvp } from '../../components/NextRsvp';
import { noEventsText } from '../../components/noEvents.messages';
import { SalonGrid } from '../../components/SalonGrid';
import { usePageOf } from '../../components/usePageOf';
import { PastSalonCard } from './PastSalonCard';
import { before, type MySeatSalon, useContentMySalonsQuery } from './mySalons.api';
import { SalonRow, Rows } from '../../components/SalonRow';
import { mySalonsText } from './mySalons.messages';
import { Panel } from './Panel';

const DAY_MS = 24 * 3_600_000;

/** Salons that the member attends, and those attended. */
export function Attending({ action }: { action: (salon: MySeatSalon) => ReactNode }) {
  const views = { upcoming: usePageOf('upcoming'), past: usePageOf('page') };
  const query = useContentMySalonsQuery({
    upcomingSkip: before(views.upcoming.page),
    pastSkip: before(views.past.page),
  });
  const { data, isError, isFetching } = query;
  const state = (part: 'upcoming' | 'past') => {
    const failed = isError || isMissing(data, part) || data?.[part]?.ok === false;
    return {
      failed,
      isLoading: !data?.[part]?.data,
      isEmpty: !data?.[part]?.data?.length,
      isFetching,
      onRetry: () => void query.refetch(),
      view: views[part],
      count: data?.[part]?.count,
    };
  };
  const salons = data?.upcoming?.data ?? [];
  const [first, ...later] = salons;
  const isNext = first && views.upcoming.page === 1 && !first.salon_status && isNear(first);
  const rows = isNext ? later : salons;

  return (
    <>
      <Panel
        title={mySalonsText.events}
        flush
        {...state('upcoming')}
        content={
          <Stack>
            {isNext && <NextRsvp salon={first} />}
            <Rows>
              {rows.map((salon) => (
                <li key={salon.id}>
                  <SalonRow salon={salon} action={action(salon)} />
                </li>
              ))}
            </Rows>
          </Stack>
        }
        empty={
          <EmptyState
            title={mySalonsText.noEvents}
            drawing="door"
            action={<LinkButton href="/calendar">{comingUpText.see}</LinkButton>}
          />
        }
      />
      {/* Shown once the height above it is known. */}
      {(data ?? isError) && (
        <Panel
          title={mySalonsText.history}
          {...state('past')}
          content={
            <SalonGrid>
              {data?.past?.data?.map((salon) => (
                <li key={salon.id}>
                  <PastSalonCard salon={salon} />
                </li>
              ))}
            </SalonGrid>
          }
          empty={<EmptyState title={noEventsText.past} drawing="seat" />}
        />
      )}
    </>
  );
}

const isNear = ({ date }: MySeatSalon) => date - Date.now() < DAY_MS;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[16]};
`;
