import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  note?: string;
  /** A link; `newTab` for addresses outside. */
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  /** One of a set: shown as chosen. */
  checked?: boolean;
  /** The current page. */
  isCurrent?: boolean;
};

type MenuEntriesProps = {
  label: string;
  items: readonly MenuItem[];
  /** Closes what holds them, where that is no popover. */
  onChosen?: (entry: HTMLElement) => void;
};

/** The entries of an open menu. Choosing closes it first, so that what follows finds the focus on the button. */
export function MenuEntries({ label, items, onChosen }: MenuEntriesProps) {
  return (
    <ul aria-label={label} className="menu">
      {items.map(({ label: words, icon, note, href, newTab, onSelect, checked, isCurrent }) => (
        <li key={words}>
          <Entry
            {...(href ? { href } : { as: 'button' as const, type: 'button' })}
            {...(newTab && { target: '_blank', rel: 'noreferrer' })}
            aria-current={isCurrent ? 'page' : checked || undefined}
            onClick={(event: MouseEvent<HTMLElement>) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              onChosen?.(event.currentTarget);
              onSelect?.();
            }}
          >
            {icon}
            <span>
              {words}
              {note && <Note>{note}</Note>}
            </span>
          </Entry>
        </li>
      ))}
    </ul>
  );
}

const Note = styled.small`
  display: block;
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  width: 100%;
  min-height: 44px;
  padding: ${token.space[4]} ${token.space[12]};
  border-radius: ${token.radius[8]};
  color: ${token.color.ink};
  line-height: 1.35;
  text-decoration: none;

  &:hover,
  &:focus-visible,
  &[aria-current] {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  &[aria-current] {
    font-weight: ${token.weight.strong};
  }

  &:focus-visible {
    border-radius: ${token.radius[8]};
    outline-offset: -2px;
  }

  & > svg {
    width: 20px;
    height: 20px;
  }
`;
