import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { Pathway, prefetchPathway } from '../features/pathway';
import { MyReview, ReviewButton } from '../features/review';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchPathway(slug)];

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
