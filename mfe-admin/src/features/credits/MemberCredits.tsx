import { isMissing } from '@athenaeum/shell-contract';
import { Accordion, ErrorPanel, Loading, SkeletonRows, Stack } from '@athenaeum/shared-ui';
import { AdjustCredits } from './AdjustCredits';
import { useCoachingMemberCreditsQuery } from './credits.api';
import { creditsText } from './credits.messages';
import { Ledger } from './Ledger';
import { minutesInWords } from './words';

/** A member's coaching time: balance, ledger, and adjustment with a reason. */
export function MemberCredits({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useCoachingMemberCreditsQuery(
    { input: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const credits = data?.user?.data?.credits;
  const hasFailed = isError || isMissing(data, 'user') || data !== undefined;
  return (
    <Accordion title={creditsText.credits}>
      {credits ? (
        <Stack $gap={16}>
          <p>
            <strong>{minutesInWords(credits.quantity)}</strong>
            {credits.held > 0 &&
              ` ${creditsText.split({ held: minutesInWords(credits.held), free: minutesInWords(credits.quantity - credits.held) })}`}
          </p>
          <AdjustCredits credits={credits} />
          <Ledger credits={credits} />
        </Stack>
      ) : hasFailed ? (
        <ErrorPanel title={creditsText.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={creditsText.loading}>
          <SkeletonRows $height="160px" />
        </Loading>
      )}
    </Accordion>
  );
}
