import { Loading, Section, Skeleton } from '@athenaeum/shared-ui';
import { PurchaseCards } from '../../components/PurchaseCard';
import { planText } from './plan.messages';
import { TIME_HEIGHT } from './TimeAvailable';

const PACKAGES = 4;

export function PlanSkeleton() {
  return (
    <Loading label={planText.loading}>
      <Skeleton $height={TIME_HEIGHT} />
      <Section title={<Skeleton $width="200px" $height="36px" />}>
        <PurchaseCards as="div">
          {Array.from({ length: PACKAGES }, (_, index) => (
            <Skeleton key={index} $height="232px" />
          ))}
        </PurchaseCards>
      </Section>
    </Loading>
  );
}
