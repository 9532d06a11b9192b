import { Button, EmptyState, LinkButton, RichText, TextLink } from '@athenaeum/shared-ui';
import { type Criteria, isNarrowed } from '../../components/boardFilter';
import { boardText } from './board.messages';

interface EmptyBoardProps {
  criteria: Criteria;
  /** Among the member's saved roles. */
  saved: boolean;
  /** Address of the first page, where this page is past the last. */
  firstPage: string | null;
  onClear: () => void;
}

/** Empty state, with the next step: clear filters, the first page, or share a role. */
export function EmptyBoard({ criteria, saved, firstPage, onClear }: EmptyBoardProps) {
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
  if (saved)
    return (
      <EmptyState
        headingLevel={2}
        title={boardText.noneSaved}
        drawing="results"
        action={<LinkButton href="/opportunities">{boardText.seeOpen}</LinkButton>}
      >
        {boardText.howToSave}
      </EmptyState>
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
