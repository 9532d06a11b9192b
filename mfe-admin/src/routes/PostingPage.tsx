import { isMissing, useParams, usePageTitle, useReadAgain } from '@athenaeum/shell-contract';
import {
  Container,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { StageBadge } from '../components/stage';
import { PostingDesk, useOpportunitiesDeskPostingQuery } from '../features/posting';
import { pagesText } from './pages.messages';

export { prefetchPosting } from '../features/posting';

const OPPORTUNITIES = '/admin/opportunities';

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
      <Page>
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
      </Page>
    );
  return (
    <Page>
      <PageHeading
        back={{ href: OPPORTUNITIES, label: pagesText.opportunities }}
        title={pagesText.opportunity}
        eyebrow={<Mark />}
      />
      {answer?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title={pagesText.opportunityMissing}
          action={<LinkButton href={OPPORTUNITIES}>{pagesText.toOpportunities}</LinkButton>}
        />
      ) : isError || isMissing(data, 'opportunity') || answer ? (
        <ErrorPanel
          headingLevel={2}
          title={pagesText.opportunityFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : (
        <Loading label={pagesText.loadingOpportunity}>
          <Skeleton $height="640px" />
        </Loading>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

const Mark = styled.span`
  display: block;
  /* The badge's, so that the title stands where it will be. */
  min-height: 28px;
  margin-bottom: ${token.space[8]};
`;
