import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { prefetchSeason, Season } from '../features/season';

export const prefetch: Prefetch = ({ slug = '' }, search) => [prefetchSeason(slug, search)];

export default function SeasonPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <Season key={slug} slug={slug} />
    </PageFrame>
  );
}
