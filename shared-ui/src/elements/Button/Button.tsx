import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { uploadFormText } from '../UploadForm/uploadForm.messages';
import { useUploadsUnderWay } from '../UploadForm/uploadsUnderWay';
import { type ButtonLook, buttonStyle, type ButtonStyleProps } from './buttonStyle';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  look?: ButtonLook;
  large?: boolean;
  /** As wide as its container. */
  block?: boolean;
  /** Before the words; replaced by a spinner while loading. */
  icon?: ReactNode;
  /** Sending: keeps its look and its focus, ignores presses. Change the words too ("Saving your seat"). One that submits an `UploadForm` waits by itself. */
  loading?: boolean;
  /** Stays focusable (`aria-disabled`); say what it waits for in text named by `aria-describedby`. */
  disabled?: boolean;
  /** What a press of the disabled button says: what it waits for. */
  onDisabledPress?: () => void;
};

export function Button({
  look = 'filled',
  large,
  block,
  icon,
  loading: isLoading = false,
  disabled = false,
  type = 'button',
  onClick,
  onDisabledPress,
  children,
  ...rest
}: ButtonProps) {
  const isWaiting = useUploadsUnderWay().isWaiting && type === 'submit';
  const loading = isLoading || isWaiting;
  const idle = disabled || loading;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!idle) return onClick?.(event);
    // Also keeps Enter in a field from sending the form through this button.
    event.preventDefault();
    event.stopPropagation();
    if (!loading) onDisabledPress?.();
  };
  return (
    <Pressable
      {...rest}
      type={type}
      $look={look}
      $large={large}
      $block={block}
      aria-disabled={idle || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner aria-hidden="true" /> : icon}
      {isWaiting ? uploadFormText.finishing : children}
    </Pressable>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Pressable = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const Spinner = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
