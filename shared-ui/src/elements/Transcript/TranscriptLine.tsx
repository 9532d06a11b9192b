import { memo } from 'react';
import styled from 'styled-components';
import { formatPlayTime } from '../../format';
import { token } from '../../theme';
import type { Cue } from './Transcript';
import { findHits } from './findHits';

type TranscriptLineProps = {
  cue: Cue;
  term: string;
  /** Index of the current match in this line; -1 when none. */
  currentMatch: number;
  isPlaying: boolean;
  /** The one line in the tab order (roving tabindex). */
  isTabStop: boolean;
  /** A link led to it. */
  isLinkTarget: boolean;
};

/** A line with its time. The list handles presses (event delegation), so that only lines that change render again. */
export const TranscriptLine = memo(function TranscriptLine({
  cue,
  term,
  currentMatch,
  isPlaying,
  isTabStop,
  isLinkTarget,
}: TranscriptLineProps) {
  return (
    <li>
      <Line type="button" aria-current={isPlaying || undefined} tabIndex={isTabStop ? 0 : -1}>
        <Time>{formatPlayTime(cue.start)}</Time>{' '}
        <span>
          {isLinkTarget && !term.trim() ? (
            <Hit $current>{cue.text}</Hit>
          ) : (
            marked(cue.text, term, currentMatch)
          )}
        </span>
      </Line>
    </li>
  );
});

function marked(text: string, term: string, currentMatch: number) {
  const length = term.trim().length;
  const hits = findHits(text, term);
  return [
    text.slice(0, hits[0]),
    ...hits.flatMap((at, index) => [
      <Hit key={at} $current={index === currentMatch}>
        {text.slice(at, at + length)}
      </Hit>,
      text.slice(at + length, hits[index + 1]),
    ]),
  ];
}

const Time = styled.span`
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

const Hit = styled.mark<{ $current: boolean }>`
  border-radius: ${token.radius[4]};
  background: ${token.color.waitlistBg};
  color: ${token.color.waitlistFg};
  ${({ $current }) => $current && `outline: 2px solid ${token.color.waitlistLine};`}
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: minmax(48px, auto) minmax(0, 1fr);
  gap: ${token.space[8]};
  align-items: baseline;
  width: 100%;
  min-height: 44px;
  padding: 10px ${token.space[16]} 10px ${token.space[8]};
  border-radius: ${token.radius[8]};
  line-height: 1.45;

  &:hover {
    background: ${token.color.sunken};
  }

  &:focus-visible {
    border-radius: ${token.radius[8]};
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${token.color.tint};
  }
`;
