import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { deskText } from './memberDesk.messages';
import { useCurrentSection } from './useCurrentSection';

interface JumpNavProps {
  /** `count` is absent where nothing is counted, and until it is known. */
  sections: readonly { id: string; title: string; count?: number | undefined }[];
}

/** Links to the sections of a record: beside it, or above it on narrow screens. */
export function JumpNav({ sections }: JumpNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Nav aria-label={deskText.sections}>
      <ul>
        {sections.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title} {count !== undefined && <span>{count}</span>}
            </a>
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
    justify-content: space-between;
    gap: ${token.space[8]};
    min-height: 40px;
    margin-left: calc(-1 * ${token.space[12]});
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

    &[aria-current] {
      background: ${token.color.sunken};
      color: ${token.color.ink};
      font-weight: ${token.weight.strong};
    }
  }

  & span {
    color: ${token.color.ink3};
    font-weight: ${token.weight.body};
    font-variant-numeric: tabular-nums;
  }

  ${media.under(1240)} {
    position: static;
    border-bottom: 1px solid ${token.color.line};

    & > ul {
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
    }

    & a {
      min-height: 44px;
      margin: 0;
    }
  }

  ${media.under(900)} {
    margin-inline: calc(-1 * ${token.gutter});

    & > ul {
      padding-inline: ${token.gutter};
    }
  }
`;
