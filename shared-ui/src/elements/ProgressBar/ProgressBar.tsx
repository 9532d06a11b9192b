import { type ReactNode, useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media, token } from '../../theme';
import { visuallyHidden } from '../Layout/Text';

export type ProgressBarProps = {
  /** What is in progress: "Uploading". */
  label: ReactNode;
  /** 0 to 1; without it the bar is indeterminate. */
  fraction?: number;
  /** The label stays for screen readers only. */
  labelHidden?: boolean;
};

/** Progress in words and as a bar. */
export function ProgressBar({ label, fraction, labelHidden = false }: ProgressBarProps) {
  const id = useId();
  const percent = fraction === undefined ? undefined : Math.round(Math.min(Math.max(fraction, 0), 1) * 100);
  return (
    <Place>
      <Words $hidden={labelHidden}>
        <label htmlFor={id}>{label}</label>
        {percent !== undefined && <span aria-hidden="true">{percent}%</span>}
      </Words>
      <Bar id={id} max={100} value={percent} />
    </Place>
  );
}

const pass = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

/** Holds a hidden label, which would widen the page from within a row that scrolls. */
const Place = styled.div`
  position: relative;
`;

const Words = styled.div<{ $hidden: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[4]};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  color: ${token.color.ink2};

  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const filled = css`
  border-radius: inherit;
  background: ${token.color.accent};
  transition: inline-size ${token.motion.base} ${token.ease};
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 8px;
  overflow: hidden;
  appearance: none;
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius.pill};
  background: ${token.color.card};

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    ${filled}
  }

  &::-moz-progress-bar {
    ${filled}
  }

  &:indeterminate {
    background: linear-gradient(${token.color.accent} 0 0) 150% 0 / 34% 100% no-repeat ${token.color.card};
    animation: ${pass} 1600ms linear infinite;

    &::-moz-progress-bar {
      background: transparent;
    }
  }

  ${media.reducedMotion} {
    &:indeterminate {
      background-position: 50% 0;
    }
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
