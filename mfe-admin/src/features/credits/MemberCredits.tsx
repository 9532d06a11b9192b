import { isMissing } from '@athenaeum/shell-contract';
import { Accordion, ErrorPanel, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { AdjustCredits } from './AdjustCredits';
import { useCoachingMemberCreditsQuery } from './credits.api';
import { Ledger } from './Ledger';
import { minutesInWords } from './words';

/** Her coaching time: what she has, how it came to that, and a change of it with a reason. */
export function MemberCredits({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useCoachingMemberCreditsQuery(
    { input: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const credits = data?.user?.data?.credits;
  const hasFailed = isError || isMissing(data, 'user') || data !== undefined;
  return (
    <Accordion title="Credits">
      {credits ? (
        <Stack $gap={16}>
          <p>
            <strong>{minutesInWords(credits.quantity)}</strong>
            {credits.held > 0 &&
              `, of which ${minutesInWords(credits.held)} ${credits.held === 1 ? 'is' : 'are'} held for upcoming sessions`}
          </p>
          <AdjustCredits credits={credits} />
          <Ledger credits={credits} />
        </Stack>
      ) : hasFailed ? (
        <ErrorPanel title="Her credits did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading her credits">
          <Skeleton $height="160px" />
        </Loading>
      )}
    </Accordion>
  );
}
