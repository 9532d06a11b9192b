import { isMissing, useLocation } from '@athenaeum/shell-contract';
import { ErrorPanel, LinkButton, Loading, Skeleton } from '@athenaeum/shared-ui';
import { PostedFrame, PostedOpportunity, useOpportunitiesPostedQuery } from '../features/posted';

/** `/opportunities/posted`: a posting for whoever holds its link. The token stands behind the `#`, where no log sees it. */
export default function PostedPage() {
  const token = useLocation().hash.slice(1);
  return token ? <Posted key={token} token={token} /> : <Unusable />;
}

function Posted({ token }: { token: string }) {
  const { data, isError, isFetching, refetch } = useOpportunitiesPostedQuery({ input: { token } });
  const answer = data?.posting;
  if (answer?.data) return <PostedOpportunity posting={answer.data} token={token} />;
  if (answer && answer.code !== 'UNAVAILABLE') return <Unusable />;
  if (isError || isMissing(data, 'posting') || answer)
    return (
      <PostedFrame title="Your posting">
        <ErrorPanel
          headingLevel={2}
          title="Your posting did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          This is on our side. Your link still works.
        </ErrorPanel>
      </PostedFrame>
    );
  return (
    <PostedFrame title="Your posting">
      <Loading label="Loading your posting">
        <Skeleton $height="320px" />
      </Loading>
    </PostedFrame>
  );
}

const Unusable = () => (
  <PostedFrame
    title="This link does not work any more"
    lead="Look for the newest mail we have sent you about your posting: its link is the one that works."
  >
    <div>
      <LinkButton href="/opportunities/intake">Share an opportunity</LinkButton>
    </div>
  </PostedFrame>
);
