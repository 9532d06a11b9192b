import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { Drawer, IconButton, MenuIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRegistry } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { mainNavigation } from './navigation';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

/** The main navigation on narrow screens: every area and its pages. */
export function NavigationDrawer() {
  const [isOpen, setOpen] = useState(false);
  const items = mainNavigation(useRegistry(), useRoles());
  const { pathname } = useAddress();
  useEffect(() => setOpen(false), [pathname]);
  if (items.length === 0) return null;
  return (
    <>
      <Opener
        label={layoutText.openNavigation}
        icon={<MenuIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={layoutText.goTo} side="start">
        <nav
          aria-label={layoutText.allAreas}
          onClick={(event) => event.target instanceof HTMLAnchorElement && setOpen(false)}
        >
          {items.map(({ label, to, children }) => (
            <Group key={to + label}>
              <h3>{translateSentence(label)}</h3>
              <ul>
                {(children.length > 0 ? children : [{ label, to }]).map((child) => (
                  <li key={child.to}>
                    <a href={child.to} aria-current={child.to === pathname ? 'page' : undefined}>
                      {translateSentence(child.label)}
                    </a>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </nav>
      </Drawer>
    </>
  );
}

const Opener = styled(IconButton)`
  display: none;
  margin-left: -12px;

  ${media.upTo(900)} {
    display: inline-grid;
  }
`;

const Group = styled.section`
  padding-bottom: ${token.space[12]};

  & + & {
    margin-top: ${token.space[12]};
    padding-top: ${token.space[12]};
    border-top: 1px solid ${token.color.line};
  }

  & > h3 {
    font-size: ${token.text[20]};
  }

  & > ul {
    padding: 0;
    list-style: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${token.color.ink};
    text-decoration: none;
  }

  & a[aria-current] {
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }
`;
