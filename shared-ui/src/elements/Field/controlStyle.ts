import { css } from 'styled-components';
import { token } from '../../theme';

/** The box of a text field, a text area and a select. */
export const controlStyle = css`
  width: 100%;
  min-height: 44px;
  padding: ${token.space[8]} ${token.space[16]};
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius[8]};
  background-color: ${token.color.card};
  transition: border-color ${token.motion.fast} ${token.ease};

  &::placeholder {
    color: ${token.color.ink3};
    opacity: 1;
  }

  &:hover {
    border-color: ${token.color.ink2};
  }

  &:focus-visible {
    border-color: ${token.color.accent};
    border-radius: ${token.radius[8]};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.badLine};
    box-shadow: inset 3px 0 0 ${token.color.badLine};
  }

  &:disabled,
  &:read-only:not(select) {
    border-color: ${token.color.line};
    background-color: ${token.color.sunken};
    color: ${token.color.ink2};
  }
`;
