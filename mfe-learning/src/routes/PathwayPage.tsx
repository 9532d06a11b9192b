import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { Pathway } from '../features/pathway';
import { MyReview, ReviewButton } from '../features/review';

export { prefetchPathway } from '../features/pathway';

export default function PathwayPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <Pathway
        key={slug}
        slug={slug}
        review={(pathway) =>
          pathway.can_review &&
          !pathway.my_review && <ReviewButton thing={{ type: 'Pathways', ...pathway }} />
        }
        ownReview={(pathway) => <MyReview thing={{ type: 'Pathways', ...pathway }} />}
      />
    </PageFrame>
  );
}
