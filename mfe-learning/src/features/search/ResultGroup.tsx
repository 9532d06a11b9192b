import { ChevronDownIcon, ErrorPanel, Hint, Section, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { partText } from '../../components/part.messages';
import { MORE } from './groups';
import { Results } from './results';
import { searchText } from './search.messages';

interface ResultGroupProps {
  title: string;
  /** The loaded rows, best first. */
  rows: ReactNode[];
  /** How many there are in all. */
  count: number;
  firstShown: number;
  /** Called when more rows are wanted than are loaded. */
  onNeed: (rows: number) => void;
  /** The maximum number of rows that the server returns for one search. */
  most: number;
}

/** One kind of results: the first of them, and three more each time. */
export function ResultGroup({ title, rows, count, firstShown, onNeed, most }: ResultGroupProps) {
  const [wanted, setWanted] = useState(firstShown);
  const list = useRef<HTMLUListElement>(null);
  const shown = rows.slice(0, wanted);
  const reachable = Math.min(count, most);

  const showMore = () => {
    const next = wanted + MORE;
    setWanted(next);
    if (next > rows.length) onNeed(next);
    // The first new row takes the focus.
    requestAnimationFrame(() => list.current?.children[wanted]?.querySelector('a')?.focus());
  };

  return (
    <Section title={title} note={searchText.results({ count })}>
      <Results ref={list}>
        {shown.map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </Results>
      {wanted < reachable ? (
        <More aria-label={searchText.showMoreOf({ group: title })} onClick={showMore}>
          {searchText.showMore}
          <ChevronDownIcon size={18} />
        </More>
      ) : (
        wanted >= most && count > most && <Hint>{searchText.narrow({ count })}</Hint>
      )}
    </Section>
  );
}

export function FailedGroup({
  title,
  message,
  onRetry,
  isRetrying,
}: {
  title: string;
  message?: string | null | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  return (
    <Section title={title}>
      <ErrorPanel title={partText.notLoaded({ part: title })} onRetry={onRetry} retrying={isRetrying}>
        {message ?? undefined}
      </ErrorPanel>
    </Section>
  );
}

const More = styled(TextButton)`
  margin-top: ${token.space[8]};
`;
