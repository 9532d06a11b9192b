import { Loading, PersonCardSkeleton } from '@athenaeum/shared-ui';
import { directoryText } from './directory.messages';
import { Grid } from './MemberGrid';

const CARDS = 6;

export function DirectorySkeleton() {
  return (
    <Loading label={directoryText.loading}>
      <Grid as="div">
        {Array.from({ length: CARDS }, (_, index) => (
          <PersonCardSkeleton key={index} />
        ))}
      </Grid>
    </Loading>
  );
}
