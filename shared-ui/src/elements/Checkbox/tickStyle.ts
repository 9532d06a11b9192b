import { css } from 'styled-components';
import { token } from '../../theme';

/** The box of a checkbox or radio, drawn so that it takes the tokens. */
export const tickStyle = css`
  flex: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 0;
  appearance: none;
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius[4]};
  background: ${token.color.card};
  cursor: pointer;

  &[type='radio'] {
    border-radius: 50%;
  }

  &:checked,
  &:indeterminate:not([type='radio']) {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }

  &[type='checkbox']:checked::before {
    content: '';
    width: 12px;
    height: 6px;
    margin-top: -3px;
    border: solid ${token.color.onAccent};
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }

  &[type='checkbox']:indeterminate::before {
    content: '';
    width: 12px;
    height: 2px;
    background: ${token.color.onAccent};
  }

  &[type='radio']:checked::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${token.color.onAccent};
  }

  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
    cursor: not-allowed;
  }

  &:disabled:checked {
    border-color: ${token.color.control};
    background: ${token.color.control};
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.badLine};
    box-shadow: inset 0 0 0 1px ${token.color.badLine};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** A tick and its words: 44 px high, pressable all along. */
export const tickLine = css`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  min-height: 44px;
  padding-block: 10px;
  cursor: pointer;

  &:has(:disabled) {
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;
