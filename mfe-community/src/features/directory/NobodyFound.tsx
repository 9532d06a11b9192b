import { Button, EmptyState, LinkButton } from '@athenaeum/shared-ui';
import { directoryText } from './directory.messages';

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
      title={directoryText.nobody}
      drawing="results"
      action={
        firstPage ? (
          <LinkButton href={firstPage}>{directoryText.firstPage}</LinkButton>
        ) : (
          isNarrowed && <Button onClick={onClear}>{directoryText.clearAll}</Button>
        )
      }
    >
      {isNarrowed && !firstPage && directoryText.nobodyHint}
    </EmptyState>
  );
}
