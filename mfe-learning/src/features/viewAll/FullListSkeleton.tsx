import { Loading, SkeletonCard } from '@athenaeum/shared-ui';
import { SalonGrid } from '../../components/SalonGrid';
import { TileGrid } from '../../components/TileGrid';

const CARDS = 8;

/** Enough rows to fill a screen, so that the footer is below it already. */
export function FullListSkeleton({ label, shape }: { label: string; shape: 'salons' | 'tiles' }) {
  const Grid = shape === 'salons' ? SalonGrid : TileGrid;
  return (
    <Loading label={label}>
      <Grid as="div">
        {Array.from({ length: CARDS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Grid>
    </Loading>
  );
}
