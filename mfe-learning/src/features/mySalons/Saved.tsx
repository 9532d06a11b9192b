import { isMissing } from '@athenaeum/shell-contract';
import { Section } from '@athenaeum/shared-ui';
import { CollectionTile } from '../../components/CollectionTile';
import { SalonGrid } from '../../components/SalonGrid';
import { TileGrid } from '../../components/TileGrid';
import { usePageOf } from '../../components/usePageOf';
import { EmptyShelf } from './EmptyShelf';
import { PastSalonCard } from './PastSalonCard';
import { before, useContentMySavedQuery } from './mySalons.api';
import { mySalonsText } from './mySalons.messages';
import { Panel } from './Panel';

/** The member's bookmarked salons, latest first, and collections. */
export function Saved() {
  const view = usePageOf('page');
  const { data, isError, isFetching, refetch } = useContentMySavedQuery(
    { skip: before(view.page) },
    { refetchOnMountOrArgChange: true },
  );
  const saved = data?.saved;
  const collections = data?.collections?.data ?? [];
  return (
    <>
      {(!saved?.data || saved.data.length > 0 || collections.length === 0) && (
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
      )}
      {saved?.data && collections.length > 0 && (
        <Section title={mySalonsText.collections} flush={saved.data.length === 0}>
          <TileGrid>
            {collections.map((collection) => (
              <li key={collection.id}>
                <CollectionTile collection={collection} />
              </li>
            ))}
          </TileGrid>
        </Section>
      )}
    </>
  );
}
