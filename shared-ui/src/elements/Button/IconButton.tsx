import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> & {
  /** What it does, for those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  outlined?: boolean;
  disabled?: boolean;
};

export function IconButton({
  label,
  icon,
  outlined = false,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    disabled ? event.preventDefault() : onClick?.(event);
  return (
    <Round
      type="button"
      {...rest}
      $outlined={outlined}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={press}
    >
      {icon}
    </Round>
  );
}

const Round = styled.button<{ $outlined: boolean }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid transparent;
  border-radius: ${token.radius.pill};
  color: ${token.color.ink};
  transition:
    background-color ${token.motion.fast} ${token.ease},
    color ${token.motion.fast} ${token.ease};

  ${({ $outlined }) =>
    $outlined &&
    css`
      border-color: ${token.color.control};
      background: ${token.color.card};
    `}

  &:hover {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius.pill};
  }

  &[aria-disabled='true'] {
    border-color: ${({ $outlined }) => ($outlined ? token.color.line : 'transparent')};
    background: transparent;
    color: ${token.color.ink3};
    cursor: not-allowed;
  }

  & > svg {
    width: 20px;
    height: 20px;
  }
`;
