import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import type { useMenu } from './useMenu';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  note?: string;
  /** Goes somewhere; `newTab` for addresses outside. */
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  /** One of a set: shown as chosen. */
  checked?: boolean;
};

type MenuListProps = { label: string; items: readonly MenuItem[]; menu: ReturnType<typeof useMenu> };

/** The open menu. Takes the focus when it comes. */
export function MenuList({ label, items, menu }: MenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const { enteredAt, close } = menu;

  useEffect(() => {
    all().at(enteredAt)?.focus();
  }, [enteredAt]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const entries = all();
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const to = event.key === 'Escape' ? -1 : destination(event.key, at, entries);
    if (to === null) return;
    event.preventDefault();
    if (to === -1) {
      // A dialog around the menu must not take this Esc for its own.
      event.stopPropagation();
      return close({ focus: true });
    }
    entries[to]?.focus();
  };

  const choose = (item: MenuItem) => {
    close({ focus: !item.href });
    item.onSelect?.();
  };

  return (
    <ul ref={list} role="menu" aria-label={label} id={menu.id} onKeyDown={onKeyDown} className="menu">
      {items.map((item) => {
        const role = item.checked === undefined ? 'menuitem' : 'menuitemradio';
        const shared = {
          role,
          'data-item': '',
          'aria-checked': item.checked,
          tabIndex: -1,
          onClick: () => choose(item),
        };
        const words = (
          <>
            {item.icon}
            <span>
              {item.label}
              {item.note && <Note>{item.note}</Note>}
            </span>
          </>
        );
        return (
          <li key={item.label} role="none">
            {item.href ? (
              <Entry
                {...shared}
                href={item.href}
                {...(item.newTab && { target: '_blank', rel: 'noreferrer' })}
              >
                {words}
              </Entry>
            ) : (
              <Entry {...shared} as="button" type="button">
                {words}
              </Entry>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function destination(key: string, at: number, entries: HTMLElement[]) {
  const count = entries.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  // From the next one on and round again, so that the same letter walks through its entries.
  for (let step = 1; step <= count; step += 1) {
    const index = (at + step) % count;
    if (entries[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())) return index;
  }
  return null;
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
  &[aria-checked='true'] {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius[8]};
    outline-offset: -2px;
  }

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;
