import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon, XIcon } from '../../icons';
import { token } from '../../theme';
import { chipText } from './chip.messages';

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & {
  /** On or off; a tick joins the word when on. */
  pressed: boolean;
  icon?: ReactNode;
};

/** A toggle button. */
export function Chip({ pressed, icon, children, ...rest }: ChipProps) {
  return (
    <Pill {...rest} type="button" aria-pressed={pressed}>
      {pressed ? <CheckIcon size={16} /> : icon}
      {children}
    </Pill>
  );
}

export type FilterChipProps = {
  /** What is applied: "Finance and audit". */
  label: string;
  onRemove: () => void;
};

/** An applied filter; pressing removes it. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  return (
    <Applied type="button" aria-label={chipText.removeFilter({ label })} onClick={onRemove}>
      {label}
      <XIcon size={16} />
    </Applied>
  );
}

export const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;
  padding: 0 ${token.space[16]};
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius.pill};
  background: ${token.color.card};
  color: ${token.color.ink};
  font-size: ${token.text[14]};
  line-height: 1.2;
  white-space: nowrap;
  transition:
    background-color ${token.motion.fast} ${token.ease},
    border-color ${token.motion.fast} ${token.ease};

  &:hover {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius.pill};
  }

  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.tint};
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }
`;

const Applied = styled(Pill)`
  padding-right: ${token.space[12]};
  border-color: transparent;
  background: ${token.color.tint};
`;
