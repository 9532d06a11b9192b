import { Button, EmptyState, LinkButton } from '@athenaeum/shared-ui';
import { directoryText } from './directory.messages';

interface NoMembersFoundProps {
  /** A search or a filter is on. */
  isNarrowed: boolean;
  /** Address of the first page, where this page is past the last. */
  firstPage: string | null;
  onClear: () => void;
}

export function NoMembersFound({ isNarrowed, firstPage, onClear }: NoMembersFoundProps) {
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
