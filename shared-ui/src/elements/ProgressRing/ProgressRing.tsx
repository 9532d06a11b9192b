import styled from 'styled-components';
import { token } from '../../theme';
import { progressRingText } from './progressRing.messages';

export type ProgressRingProps = {
  /** 0 to 1; 1 is watched and shows as 100 percent. */
  fraction: number;
  /** On paper rather than on a picture. */
  flat?: boolean;
  /** What it measures. */
  label?: string;
};

const RADIUS = 31;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** 70 px, stroke 6. */
export function ProgressRing({
  fraction,
  flat = false,
  label = progressRingText.watched,
}: ProgressRingProps) {
  const percent = Math.round(Math.min(Math.max(fraction, 0), 1) * 100);
  return (
    <Disc $flat={flat} role="img" aria-label={`${label} ${percent}%`}>
      <svg viewBox="0 0 70 70" width="70" height="70" aria-hidden="true">
        <circle cx="35" cy="35" r={RADIUS} />
        <circle
          cx="35"
          cy="35"
          r={RADIUS}
          strokeDasharray={`${(percent / 100) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
        />
      </svg>
      {percent}%
    </Disc>
  );
}

/** Shown before the recording was begun: the same disc with a play sign. */
export const RingDisc = styled.span<{ $flat?: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 70px;
  height: 70px;
  border-radius: 50%;
  background: ${({ $flat }) => ($flat ? 'transparent' : token.color.artPaper)};
  color: ${({ $flat }) => ($flat ? token.color.ink : token.color.artInk)};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Disc = styled(RingDisc)`
  & > svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
    fill: none;
    stroke-width: 6;
  }

  & circle:first-child {
    stroke: ${({ $flat }) => ($flat ? token.color.sunken : token.color.artLine)};
  }

  & circle:last-child {
    stroke: ${({ $flat }) => ($flat ? token.color.accent : token.color.artAccent)};
    stroke-linecap: round;
  }
`;
