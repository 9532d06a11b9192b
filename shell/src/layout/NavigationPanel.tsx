import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { Drawer } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { MainItem } from './navigation';
import { layoutText } from './layout.messages';

interface NavigationPanelProps {
  isOpen: boolean;
  onClose: () => void;
  items: readonly MainItem[];
  /** The page that is shown. */
  pathname: string;
}

/** Every area and its pages, in a drawer. */
export function NavigationPanel({ isOpen, onClose, items, pathname }: NavigationPanelProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} title={layoutText.goTo} side="start">
      <nav
        aria-label={layoutText.allAreas}
        onClick={(event) => event.target instanceof HTMLAnchorElement && onClose()}
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
  );
}

const Group = styled.section`
  margin-top: ${token.space[12]};
  padding-block: ${token.space[12]};
  border-top: 1px solid ${token.color.line};

  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
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
