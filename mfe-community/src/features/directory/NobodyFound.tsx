import { Button, EmptyState, LinkButton } from '@athenaeum/shared-ui';

interface NobodyFoundProps {
  /** A search or a filter is on. */
  isNarrowed: boolean;
  /** The first page, where there are members and this page is past them. */
  firstPage: string | null;
  onClear: () => void;
}

export function NobodyFound({ isNarrowed, firstPage, onClear }: NobodyFoundProps) {
  return (
    <EmptyState
      headingLevel={2}
      title="No more members to show"
      drawing="results"
      action={
        firstPage ? (
          <LinkButton href={firstPage}>Go to the first page</LinkButton>
        ) : (
          isNarrowed && <Button onClick={onClear}>Clear All</Button>
        )
      }
    >
      {isNarrowed && !firstPage && 'Clearing all filters might help!'}
    </EmptyState>
  );
}
