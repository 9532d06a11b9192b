import type { ReactNode } from 'react';
import { EmptyState, ErrorPanel, LinkButton, Loading, SkeletonRows } from '@athenaeum/shared-ui';

interface RecordPlaceholderProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What the server said of the record. */
  answer: { code?: string | null; message?: string | null } | null | undefined;
  /** The part of the answer with the record did not come (`isMissing`). */
  isMissing: boolean;
  text: { loading: string; missing: string; failed: string };
  /** Where such records are listed. */
  list: { href: string; label: string };
  height?: `${number}px`;
  /** The record's shape, where lines of that height are not like it. */
  skeleton?: ReactNode;
}

/** Stands for a record that is loading, does not exist, or could not be loaded. */
export function RecordPlaceholder({
  query: { isError, isFetching, refetch },
  answer,
  isMissing,
  text,
  list,
  height = '640px',
  skeleton = <SkeletonRows $height={height} />,
}: RecordPlaceholderProps) {
  if (answer?.code === 'NOT_FOUND')
    return (
      <EmptyState
        headingLevel={2}
        title={text.missing}
        action={<LinkButton href={list.href}>{list.label}</LinkButton>}
      />
    );
  if (isError || isMissing || answer)
    return (
      <ErrorPanel headingLevel={2} title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {answer?.message ?? undefined}
      </ErrorPanel>
    );
  return <Loading label={text.loading}>{skeleton}</Loading>;
}
