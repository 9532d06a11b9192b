import { useReadAgain } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Loading, Notice, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useCoachingAvailabilityQuery } from './availability.api';
import { availabilityText } from './availability.messages';
import { AvailabilityForm } from './AvailabilityForm';

/** The maximum page size of the server. */
const MAX_SESSIONS = 100;

/** A coach's availability, in the coach's own time zone. */
export function Availability() {
  const [now] = useState(() => Date.now());
  const [conflict, setConflict] = useState<string | null>(null);
  // Hours saved in another window replace the initial values; the coach's own edits are restored over them.
  const [edition, setEdition] = useState(0);
  const { data, error, isFetching, refetch } = useCoachingAvailabilityQuery({
    booked: {
      status: { equals: 'Scheduled' },
      session_date: { gt: now },
      orderBy: { session_date: 'asc' },
      take: MAX_SESSIONS,
    },
  });
  const readAgain = useReadAgain(refetch);
  const kept = data?.availability?.data;

  if (data?.availability?.code === 'NOT_FOUND')
    return (
      <EmptyState headingLevel={2} title={availabilityText.noPage} drawing="closed">
        {availabilityText.noPageWhy}
      </EmptyState>
    );
  if (kept?.schedule_link)
    return (
      <EmptyState
        headingLevel={2}
        title={availabilityText.ownPage}
        drawing="closed"
        action={
          /^https?:\/\//.test(kept.schedule_link) && (
            <LinkButton href={kept.schedule_link} target="_blank" rel="noreferrer">
              {availabilityText.openPage}
            </LinkButton>
          )
        }
      >
        {availabilityText.ownPageWhy}
      </EmptyState>
    );
  if (kept)
    return (
      <Stack $gap={24}>
        {conflict && <VersionConflict key={`conflict ${edition}`} message={conflict} />}
        <AvailabilityForm
          key={edition}
          kept={kept}
          booked={data.coachSessions?.data ?? []}
          now={now}
          onConflict={(message) =>
            void readAgain().then(() => {
              setConflict(message);
              setEdition(edition + 1);
            })
          }
          onSaved={() => setConflict(null)}
        />
      </Stack>
    );
  if (error || data)
    return (
      <ErrorPanel
        headingLevel={2}
        title={availabilityText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Loading label={availabilityText.loading}>
      <Stack $gap={24}>
        <Skeleton $height="100px" />
        <Skeleton $height="480px" />
        <Skeleton $height="190px" />
      </Stack>
    </Loading>
  );
}

/** Takes the focus: the pressed button was unmounted with its form. */
function VersionConflict({ message }: { message: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="amber">{message}</Notice>
    </div>
  );
}
