import { useParams } from '@athenaeum/shell-contract';
import { PageFrame } from '../components/PageFrame';
import { Pathway } from '../features/pathway';

export { prefetchPathway } from '../features/pathway';

export default function PathwayPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <Pathway key={slug} slug={slug} />
    </PageFrame>
  );
}
