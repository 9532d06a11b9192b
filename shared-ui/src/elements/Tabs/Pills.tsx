import { useRef } from 'react';
import styled from 'styled-components';
import { useScrollIntoView } from '../../hooks/useScrollIntoView';
import { token } from '../../theme';

export type PillsProps = {
  /** Names the navigation: "Learning". */
  label: string;
  links: readonly { href: string; label: string; current?: boolean }[];
};

/** Sub-navigation between a few pages. */
export function Pills({ label, links }: PillsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The current page is scrolled into view where not all fit.
  useScrollIntoView(list, '[aria-current=page]', links.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label}>
      <List ref={list} className="sideways">
        {links.map(({ href, label: words, current }) => (
          <li key={href}>
            <Pill href={href} aria-current={current ? 'page' : undefined}>
              {words}
            </Pill>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${token.space[4]};
  padding: 4px;
  margin: -4px;
`;

const Pill = styled.a`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;
  padding: 0 ${token.space[16]};
  border-radius: ${token.radius.pill};
  color: ${token.color.ink2};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius.pill};
  }

  &[aria-current='page'] {
    background: ${token.color.ink};
    color: ${token.color.page};
  }
`;
