import { isMissing } from '@athenaeum/shell-contract';
import { SalonGrid } from '../../components/SalonGrid';
import { usePageOf } from '../../components/usePageOf';
import { EmptyShelf } from './EmptyShelf';
import { PastSalonCard } from './PastSalonCard';
import { before, useContentMySavedQuery } from './mySalons.api';
import { mySalonsText } from './mySalons.messages';
import { Panel } from './Panel';

/** The member's bookmarked salons, latest first. */
export function Saved() {
  const view = usePageOf('page');
  const { data, isError, isFetching, refetch } = useContentMySavedQuery(
    { skip: before(view.page) },
    { refetchOnMountOrArgChange: true },
  );
  const saved = data?.saved;
  return (
    <Panel
      title={mySalonsText.saved}
      titleHidden
      flush
      failed={isError || isMissing(data, 'saved') || saved?.ok === false}
      isLoading={!saved?.data}
      isEmpty={!saved?.data?.length}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      view={view}
      count={saved?.count}
      content={
        <SalonGrid>
          {saved?.data?.map((salon) => (
            <li key={salon.id}>
              <PastSalonCard salon={salon} />
            </li>
          ))}
        </SalonGrid>
      }
      empty={<EmptyShelf />}
    />
  );
}
