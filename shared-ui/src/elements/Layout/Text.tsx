import styled, { css } from 'styled-components';
import { token } from '../../theme';

/** A serif sentence under a title. */
export const Lead = styled.p<{ $italic?: boolean }>`
  max-width: ${token.measure};
  font: ${({ $italic }) => ($italic ? 'italic ' : '')} ${token.weight.serif} ${token.text[20]} / 1.45
    ${token.font.serif};
  color: ${token.color.ink2};
  text-wrap: pretty;
`;

/** Dates, roles, counts: 14, second ink. */
export const Meta = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

/** Hints and captions: 14, third ink. */
export const Hint = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;

/** Running text, at most 66 characters wide. */
export const Prose = styled.div`
  max-width: ${token.measure};
  text-wrap: pretty;

  & > * + * {
    margin-top: ${token.space[16]};
  }
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Visually hidden, for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
