import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { Season } from '../features/season';

export { prefetchSeason } from '../features/season';

export default function SeasonPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <Season key={slug} slug={slug} />
    </PageFrame>
  );
}
