import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { deskText } from './memberDesk.messages';

interface JumpNavProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a record: beside it, or above it on narrow screens. */
export function JumpNav({ sections }: JumpNavProps) {
  return (
    <Nav aria-label={deskText.sections}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: calc(${token.topbar} + ${token.space[16]});

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${token.space[12]};
    border-radius: ${token.radius[8]};
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      background: ${token.color.sunken};
      color: ${token.color.accent};
    }
  }

  ${media.under(1240)} {
    position: static;
    border-bottom: 1px solid ${token.color.line};

    & > ul {
      display: flex;
      overflow-x: auto;
    }
  }
`;
