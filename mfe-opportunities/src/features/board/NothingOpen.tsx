import { Button, EmptyState, LinkButton, RichText, TextLink } from '@athenaeum/shared-ui';
import { type Criteria, isNarrowed } from '../../components/boardFilter';
import { boardText } from './board.messages';

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
        title={boardText.everything}
        drawing="results"
        action={<LinkButton href={firstPage}>{boardText.firstPage}</LinkButton>}
      />
    );
  if (isNarrowed(criteria))
    return (
      <EmptyState
        headingLevel={2}
        title={boardText.noMatch}
        drawing="results"
        action={<Button onClick={onClear}>{boardText.clearAll}</Button>}
      />
    );
  return (
    <EmptyState headingLevel={2} title={boardText.none} drawing="seat">
      <RichText
        text={boardText.checkBack}
        parts={{ share: (words) => <TextLink href="/opportunities/intake">{words}</TextLink> }}
      />
    </EmptyState>
  );
}
