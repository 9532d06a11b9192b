import { isMissing, useParams, usePageTitle, useReadAgain, type Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { StageBadge } from '../components/stage';
import { RecordPlaceholder } from '../components/record';
import { PostingDesk, prefetchPosting, useOpportunitiesDeskPostingQuery } from '../features/posting';
import { pagesText } from './pages.messages';

const OPPORTUNITIES = '/admin/opportunities';

export const prefetch: Prefetch = ({ id = '' }) => [prefetchPosting(id)];

/** `/admin/opportunities/:id`: one posting on board support's desk. */
export default function PostingPage() {
  const { id = '' } = useParams();
  const { data, isError, isFetching, refetch } = useOpportunitiesDeskPostingQuery({ input: { id } });
  const readAgain = useReadAgain(refetch);
  const answer = data?.opportunity;
  const posting = answer?.data;
  usePageTitle(posting?.title);

  if (posting)
    return (
      <PageFrame>
        <PageHeading
          back={{ href: OPPORTUNITIES, label: pagesText.opportunities }}
          title={posting.title}
          eyebrow={
            <Mark>
              <StageBadge stage={posting.stage} />
            </Mark>
          }
        />
        <PostingDesk
          key={posting.id}
          posting={posting}
          onStale={async () => (await readAgain())?.opportunity?.data ?? null}
        />
      </PageFrame>
    );
  return (
    <PageFrame>
      <PageHeading
        back={{ href: OPPORTUNITIES, label: pagesText.opportunities }}
        title={pagesText.opportunity}
        eyebrow={<Mark />}
      />
      <RecordPlaceholder
        query={{ isError, isFetching, refetch }}
        answer={answer}
        isMissing={isMissing(data, 'opportunity')}
        text={{
          loading: pagesText.loadingOpportunity,
          missing: pagesText.opportunityMissing,
          failed: pagesText.opportunityFailed,
        }}
        list={{ href: OPPORTUNITIES, label: pagesText.toOpportunities }}
      />
    </PageFrame>
  );
}

const Mark = styled.span`
  display: block;
  /* The badge's, so that the title stands where it will be. */
  min-height: 28px;
  margin-bottom: ${token.space[8]};
`;
