import styled, { css } from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { ChevronDownIcon, Menu } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRegistry, useRoute } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { currentLink, type MainItem, mainNavigation } from './navigation';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

/** The areas with menus of their pages; links in the drawer on narrow screens. */
export function MainNavigation() {
  const items = mainNavigation(useRegistry(), useRoles());
  const route = useRoute();
  const area = 'area' in route ? route.area : null;
  if (items.length === 0) return null;
  return (
    <nav aria-label={layoutText.main}>
      <List>
        {items.map((item) => (
          <li key={item.to + item.label}>
            <Item item={item} isCurrent={item.area === area} />
          </li>
        ))}
      </List>
    </nav>
  );
}

function Item({ item: { to, children, ...item }, isCurrent }: { item: MainItem; isCurrent: boolean }) {
  const label = translateSentence(item.label);
  const page = currentLink(children, useAddress().pathname);
  const current = isCurrent ? true : undefined;
  if (children.length < 2)
    return (
      <ItemLink href={to} aria-current={current}>
        {label}
      </ItemLink>
    );
  return (
    <Menu
      label={label}
      items={children.map((child) => ({
        label: translateSentence(child.label),
        href: child.to,
        isCurrent: child === page,
      }))}
      trigger={(attributes) => (
        <ItemButton type="button" aria-current={current} {...attributes}>
          {label}
          <ChevronDownIcon size={16} />
        </ItemButton>
      )}
    />
  );
}

const List = styled.ul`
  display: flex;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;

  ${media.upTo(900)} {
    display: none;
  }
`;

const itemStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: 44px;
  padding: 0 ${token.space[12]};
  border-radius: ${token.radius[8]};
  color: ${token.color.ink};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.accent};
  }

  &[aria-current] {
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }

  ${media.under(1240)} {
    padding-inline: ${token.space[8]};
  }
`;

const ItemLink = styled.a`
  ${itemStyle}
`;

const ItemButton = styled.button`
  ${itemStyle}
`;
