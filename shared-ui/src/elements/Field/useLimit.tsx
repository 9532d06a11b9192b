import { type ClipboardEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { type TextControl, useInputValue } from './useInputValue';
import { fieldText } from './field.messages';

/**
 * A length limit that is announced. The browser cuts a long paste silently, so the paste is watched and
 * the counter says so.
 */
export function useLimit(control: RefObject<TextControl | null>, max: number | undefined) {
  const [wasCut, setWasCut] = useState(false);
  const { length } = useInputValue(control);

  const watchPaste = (event: ClipboardEvent<TextControl>) => {
    if (max === undefined) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    setWasCut(value.length - replaced + event.clipboardData.getData('text').length > max);
  };

  return {
    watchPaste,
    length,
    message: wasCut && length === max ? fieldText.cut({ max: String(max) }) : null,
  };
}

type CounterProps = { id: string; length: number; max: number; message: string | null };

/** "12/5000 characters", read out when the end is near. */
export function Counter({ id, length, max, message }: CounterProps) {
  return (
    <Count id={id} $full={length >= max} aria-live={length > max * 0.9 ? 'polite' : 'off'}>
      {message && `${message} `}
      {fieldText.counter({ length: String(length), max: String(max) })}
    </Count>
  );
}

const Count = styled.span<{ $full: boolean }>`
  display: block;
  margin-top: ${token.space[4]};
  text-align: right;
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  color: ${({ $full }) => ($full ? token.color.waitlistFg : token.color.ink3)};
`;
