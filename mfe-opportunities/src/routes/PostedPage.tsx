import { isMissing, useLocation } from '@athenaeum/shell-contract';
import { ErrorPanel, LinkButton, Loading, Skeleton } from '@athenaeum/shared-ui';
import { PostedFrame, PostedOpportunity, postedText, useOpportunitiesPostedQuery } from '../features/posted';

/** `/opportunities/posted`: a posting for anybody with its link. The token is after the `#`, where no log sees it. */
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
      <PostedFrame title={postedText.yours}>
        <ErrorPanel
          headingLevel={2}
          title={postedText.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {postedText.notLoadedWhy}
        </ErrorPanel>
      </PostedFrame>
    );
  return (
    <PostedFrame title={postedText.yours}>
      <Loading label={postedText.loading}>
        <Skeleton $height="320px" />
      </Loading>
    </PostedFrame>
  );
}

const Unusable = () => (
  <PostedFrame title={postedText.unusable} lead={postedText.unusableWhy}>
    <div>
      <LinkButton href="/opportunities/intake">{postedText.share}</LinkButton>
    </div>
  </PostedFrame>
);
