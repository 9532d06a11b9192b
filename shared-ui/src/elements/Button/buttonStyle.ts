import { css } from 'styled-components';
import { token } from '../../theme';

/** One filled button in view; outlined beside it; quiet for the least; danger never filled; onBand on the claret strip. */
export type ButtonLook = 'filled' | 'outlined' | 'quiet' | 'danger' | 'onBand';

export type ButtonStyleProps = { $look: ButtonLook; $large?: boolean; $block?: boolean };

/** The label may be a sentence from the server: it wraps instead of overflowing. */
const asWideAsItsPlace = css`
  width: 100%;
  padding-block: ${token.space[8]};
  white-space: normal;
`;

/** Shared by buttons and by links that look like one. */
export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-height: ${({ $large }) => ($large ? '52px' : '44px')};
  padding: 0 ${({ $large }) => ($large ? token.space[32] : token.space[24])};
  border: 1px solid transparent;
  border-radius: ${token.radius[8]};
  font-weight: ${token.weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  ${({ $block }) => $block && asWideAsItsPlace}
  transition:
    background-color ${token.motion.fast} ${token.ease},
    border-color ${token.motion.fast} ${token.ease},
    color ${token.motion.fast} ${token.ease};

  &:focus-visible {
    border-radius: ${token.radius[8]};
  }

  & > svg {
    width: 20px;
    height: 20px;
    flex: none;
  }

  ${({ $look }) => looks[$look]}

  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: ${token.color.sunken};
    color: ${token.color.ink3};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const looks = {
  filled: css`
    background: ${token.color.accent};
    color: ${token.color.onAccent};

    &:hover {
      background: ${token.color.accentHover};
      color: ${token.color.onAccent};
    }
  `,
  outlined: css`
    border-color: ${token.color.control};
    background: ${token.color.card};
    color: ${token.color.ink};

    &:hover {
      border-color: ${token.color.accent};
      color: ${token.color.accent};
    }
  `,
  quiet: css`
    padding-inline: ${token.space[12]};
    color: ${token.color.accent};

    &:hover {
      background: ${token.color.tint};
      color: ${token.color.accentHover};
    }
  `,
  danger: css`
    border-color: ${token.color.badLine};
    background: ${token.color.card};
    color: ${token.color.badFg};

    &:hover {
      background: ${token.color.badBg};
      color: ${token.color.badFg};
    }
  `,
  onBand: css`
    background: ${token.color.bandInk};
    color: ${token.color.artAccent};

    &:hover {
      background: ${token.color.artPaper};
      color: ${token.color.artAccent};
    }
  `,
};
