import { useTrack } from '@athenaeum/shell-contract';
import { ChevronDownIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  text: string;
}

/** The words of a recording; pressing a line plays it from there. */
export function Transcript({ cues, onSeek }: { cues: readonly Cue[]; onSeek: (seconds: number) => void }) {
  const track = useTrack();
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && track({ name: 'transcript_expand' })}>
      <summary>
        Transcript
        <ChevronDownIcon size={20} />
      </summary>
      <ol>
        {cues.map(({ start, text }) => (
          <li key={start}>
            <Line type="button" onClick={() => onSeek(start)}>
              <time>{clock(start)}</time>
              <span>{text}</span>
            </Line>
          </li>
        ))}
      </ol>
    </Details>
  );
}

/** Seconds as "1:05". */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const Details = styled.details`
  border-block: 1px solid ${token.color.line};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    font-weight: ${token.weight.strong};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > ol {
    max-height: 320px;
    padding-bottom: ${token.space[16]};
    overflow-y: auto;
  }
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${token.space[8]};
  width: 100%;
  min-height: 44px;
  align-items: baseline;
  padding: ${token.space[8]};
  border-radius: ${token.radius[8]};
  text-align: left;

  & > time {
    font-size: ${token.text[14]};
    font-variant-numeric: tabular-nums;
    color: ${token.color.ink3};
  }

  &:hover {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }
`;
