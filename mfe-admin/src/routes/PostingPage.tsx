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

export { prefetchPosting } from '../features/posting';

const BACK = { href: '/admin/opportunities', label: 'Opportunities' };

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
          back={BACK}
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
      <PageHeading back={BACK} title="Opportunity" eyebrow={<Mark />} />
      {answer?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title="There is no such opportunity"
          action={<LinkButton href={BACK.href}>To all opportunities</LinkButton>}
        />
      ) : isError || isMissing(data, 'opportunity') || answer ? (
        <ErrorPanel
          headingLevel={2}
          title="The opportunity did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : (
        <Loading label="Loading the opportunity">
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
