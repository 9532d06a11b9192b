import { PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { MySalons } from '../features/mySalons';

export { prefetchMySalons } from '../features/mySalons';

export default function MySalonsPage() {
  return (
    <PageFrame>
      <PageHeading title="My Content" lead="What you are coming to, and what you came to." />
      <MySalons />
    </PageFrame>
  );
}
