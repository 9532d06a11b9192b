import { formatPlayTime, PlayIcon, truncate } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** The specification's limit for a transcript line. */
const MAX_LINE_LENGTH = 120;

/** A transcript line that matches the term; a press opens the recording there. */
export function SpokenMoment({ href, seconds, text }: { href: string; seconds: number; text: string }) {
  return (
    <Line href={href}>
      <PlayIcon size={16} />
      <span>
        <time>{formatPlayTime(seconds)}</time> “{truncate(text, MAX_LINE_LENGTH)}”
      </span>
    </Line>
  );
}

const Line = styled.a`
  position: relative;
  z-index: 1;
  display: flex;
  gap: ${token.space[8]};
  align-items: baseline;
  width: fit-content;
  min-height: 24px;
  padding-block: ${token.space[8]};
  font-size: ${token.text[14]};
  line-height: 1.45;
  text-decoration: none;

  & > svg {
    flex: none;
    translate: 0 3px;
  }

  & time {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    text-decoration: underline;
  }
`;
