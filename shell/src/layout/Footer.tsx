import styled from 'styled-components';
import { Brand, Container, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { LEGAL_PAGES } from '../app/route';
import { useRegistry } from '../app/ShellContext';
import { brand } from './brand';
import { footerGroups } from './navigation';
import { outsideLinks } from './outsideLinks';
import { useRoles } from './useRoles';

export function Footer() {
  const groups = footerGroups(useRegistry(), useRoles());
  return (
    <Frame>
      <Container>
        <Grid>
          <About>
            <a href="/" aria-label={`${brand}, home`}>
              <Brand />
            </a>
            <p>A reading room, a boardroom and a good table for women who lead.</p>
            <Help>
              {outsideLinks.helpCenter && (
                <LinkButton look="outlined" href={outsideLinks.helpCenter}>
                  Help center
                </LinkButton>
              )}
              {outsideLinks.contact && (
                <LinkButton look="quiet" href={outsideLinks.contact}>
                  Contact us
                </LinkButton>
              )}
            </Help>
          </About>
          {groups.map(({ title, links }) => (
            <Group key={title} title={title} links={links.map(({ label, to }) => ({ label, href: to }))} />
          ))}
          {outsideLinks.social && <Group title="Follow" links={outsideLinks.social} />}
        </Grid>
        <End>
          <span>© {brand}</span>
          <a href={'/privacy-policy' satisfies keyof typeof LEGAL_PAGES}>Privacy policy</a>
          <a href={'/member-agreement' satisfies keyof typeof LEGAL_PAGES}>Member agreement</a>
        </End>
      </Container>
    </Frame>
  );
}

function Group({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-label={`${title} links`}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href + label}>
            <a href={href} {...(href.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer' })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Frame = styled.footer`
  padding-block: ${token.space[48]} ${token.space[32]};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};

  & ul {
    padding: 0;
    list-style: none;
  }

  & h2 {
    margin-bottom: ${token.space[4]};
    color: ${token.color.ink};
    font: ${token.weight.strong} ${token.text[14]} / 1.5 ${token.font.sans};
    letter-spacing: 0;
  }

  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    color: inherit;
    text-decoration: none;
  }

  & li a:hover {
    color: ${token.color.accent};
    text-decoration: underline;
  }

  ${media.under(600)} {
    & li a {
      min-height: 44px;
    }
  }
`;

const Grid = styled.div`
  display: grid;
  gap: ${token.space[32]} ${token.space[24]};
  grid-template-columns: minmax(0, 1.6fr) repeat(auto-fit, minmax(140px, 1fr));

  ${media.upTo(900)} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[16]};

  & > p {
    max-width: 34ch;
  }
`;

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[24]};
  margin-top: ${token.space[32]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;
