import { Button, EmptyState, LinkButton, TextLink } from '@athenaeum/shared-ui';
import { type Criteria, isNarrowed } from '../../components/boardFilter';

interface NothingOpenProps {
  criteria: Criteria;
  /** The first page, where there are roles and this page is past them. */
  firstPage: string | null;
  onClear: () => void;
}

/** Nothing to show, and the way on: other filters, the first page, or a role of one's own. */
export function NothingOpen({ criteria, firstPage, onClear }: NothingOpenProps) {
  if (firstPage)
    return (
      <EmptyState
        headingLevel={2}
        title="No more opportunities to show"
        drawing="results"
        action={<LinkButton href={firstPage}>Go to the first page</LinkButton>}
      />
    );
  if (isNarrowed(criteria))
    return (
      <EmptyState
        headingLevel={2}
        title="No open opportunity matches these filters"
        drawing="results"
        action={<Button onClick={onClear}>Clear All</Button>}
      />
    );
  return (
    <EmptyState
      headingLevel={2}
      title="It looks like we don't have any open opportunities to show right now."
      drawing="seat"
    >
      Please check back soon or <TextLink href="/opportunities/intake">share an opportunity</TextLink>.
    </EmptyState>
  );
}
