import { Loading, Skeleton, SkeletonRows, Stack } from '@athenaeum/shared-ui';
import { figuresText } from './figures.messages';
import { FigureList } from './KeyFigures';

/** The shape of the dashboard while its figures load: four figures, then a chart. */
export function DashboardSkeleton() {
  return (
    <Loading label={figuresText.loading}>
      <Stack $gap={64}>
        <FigureList as="div">
          {['active', 'attended', 'watched', 'joined'].map((name) => (
            <div key={name}>
              <Skeleton $width="70%" $height="20px" />
              <Skeleton $width="40%" $height="40px" />
              <Skeleton $width="60%" $height="20px" />
              <Skeleton $height="40px" />
            </div>
          ))}
        </FigureList>
        <Stack>
          <Skeleton $width="min(240px, 60%)" $height="28px" />
          <Skeleton $width="min(420px, 80%)" />
          <SkeletonRows $height="320px" />
        </Stack>
      </Stack>
    </Loading>
  );
}
