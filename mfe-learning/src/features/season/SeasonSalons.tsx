import { EmptyState, ErrorPanel, VisuallyHidden } from '@athenaeum/shared-ui';
import { SalonGrid } from '../../components/SalonGrid';
import { SalonTile } from '../../components/SalonTile';
import type { SeasonSalon } from './season.api';
import { seasonText } from './season.messages';
import { SalonsSkeleton } from './SeasonSkeleton';

interface SeasonSalonsProps {
  relations: readonly { salon?: SeasonSalon | null }[] | null | undefined;
  failed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** A season's salons in order: past ones as recordings, upcoming ones as events. */
export function SeasonSalons({ relations, failed, isFetching, onRetry }: SeasonSalonsProps) {
  if (!relations)
    return failed ? (
      <ErrorPanel headingLevel={2} title={seasonText.salonsFailed} onRetry={onRetry} retrying={isFetching} />
    ) : (
      <SalonsSkeleton />
    );
  const salons = relations.flatMap(({ salon }) => (salon && isShown(salon) ? salon : []));
  if (salons.length === 0) return <EmptyState headingLevel={2} title={seasonText.noSalons} drawing="seat" />;
  return (
    <>
      <VisuallyHidden as="h2">{seasonText.salons}</VisuallyHidden>
      <SalonGrid>
        {salons.map((salon) => (
          <li key={salon.id}>
            <SalonTile salon={salon} />
          </li>
        ))}
      </SalonGrid>
    </>
  );
}

const isShown = ({ phase, has_recording }: SeasonSalon) => phase !== 'RECORDED' || has_recording;
