import { Loading, Section, Skeleton, Stack } from '@athenaeum/shared-ui';
import { planText } from './plan.messages';

const ROWS = 4;

/** The shape of the page while it loads. */
export const PlanSkeleton = () => (
  <Loading label={planText.loading}>
    <Skeleton $height="300px" />
    <Section title={<Skeleton $width="200px" $height="36px" />}>
      <Skeleton $height="190px" />
    </Section>
    <Section title={<Skeleton $width="200px" $height="36px" />}>
      <Stack>
        {Array.from({ length: ROWS }, (_, index) => (
          <Skeleton key={index} $height="64px" />
        ))}
      </Stack>
    </Section>
  </Loading>
);
