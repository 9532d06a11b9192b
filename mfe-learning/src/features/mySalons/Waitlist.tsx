import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { comingUpText } from '../../components/comingUp.messages';
import { usePageOf } from '../../components/usePageOf';
import { before, type MySeatSalon, useContentMyWaitlistQuery } from './mySalons.api';
import { SalonRow, Rows } from '../../components/SalonRow';
import { mySalonsText } from './mySalons.messages';
import { Panel } from './Panel';
import { PlaceInLine } from './PlaceInLine';

/** Salons where the member is waitlisted, with the place in line; and seats held for payment. */
export function Waitlist({ action }: { action: (salon: MySeatSalon) => ReactNode }) {
  const view = usePageOf('page');
  const { data, isError, isFetching, refetch } = useContentMyWaitlistQuery({ skip: before(view.page) });
  const waiting = data?.waiting;
  return (
    <Panel
      title={mySalonsText.waitlist}
      titleHidden
      note={waiting?.data?.length ? mySalonsText.waitlistHow : undefined}
      flush
      failed={isError || isMissing(data, 'waiting') || waiting?.ok === false}
      isLoading={!waiting?.data}
      isEmpty={!waiting?.data?.length}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      view={view}
      count={waiting?.count}
      content={
        <Rows>
          {waiting?.data?.map((salon) => (
            <li key={salon.id}>
              <SalonRow salon={salon} lead={<PlaceInLine salon={salon} />} action={action(salon)} />
            </li>
          ))}
        </Rows>
      }
      empty={
        <EmptyState
          title={mySalonsText.notWaiting}
          drawing="door"
          action={<LinkButton href="/calendar">{comingUpText.see}</LinkButton>}
        />
      }
    />
  );
}
