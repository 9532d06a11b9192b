import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { Brand, Container, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { signInPath } from '@athenaeum/shell-contract';
import type { LegalPage } from '../app/route';
import { legalTitle } from '../app/titleOf';
import { useRegistry, useShellSession } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { brand } from './brand';
import { footerGroups } from './navigation';
import { outsideLinks } from './outsideLinks';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

export function Footer() {
  const roles = useRoles();
  const groups = footerGroups(useRegistry(), roles);
  const { status, user } = useShellSession();
  const { pathname, search } = useAddress();
  const isVisitor = status === 'ready' && !user;
  return (
    <Frame>
      <Container>
        <Grid>
          <About>
            <a href="/" aria-label={layoutText.home({ brand })}>
              <Brand />
            </a>
            <p>{layoutText.motto}</p>
            <Help>
              {outsideLinks.helpCenter && (
                <LinkButton look="outlined" href={outsideLinks.helpCenter}>
                  {layoutText.helpCenter}
                </LinkButton>
              )}
              {outsideLinks.contact && (
                <LinkButton look="quiet" href={outsideLinks.contact}>
                  {layoutText.contact}
                </LinkButton>
              )}
            </Help>
          </About>
          {groups.map(({ title, links }, index) => (
            <Group
              key={title}
              title={translateSentence(title)}
              links={[
                ...links.map(({ label, to }) => ({ label: translateSentence(label), href: to })),
                // Sign-in is the last of the visitors' links.
                ...(isVisitor && index === 0
                  ? [{ label: layoutText.signIn, href: signInPath(pathname + search) }]
                  : []),
              ]}
            />
          ))}
          {outsideLinks.social && <Group title={layoutText.follow} links={outsideLinks.social} />}
        </Grid>
        <End>
          <span>© {brand}</span>
          {(['/privacy-policy', '/member-agreement'] satisfies LegalPage[]).map((page) => (
            <a key={page} href={page}>
              {legalTitle(page)}
            </a>
          ))}
        </End>
      </Container>
    </Frame>
  );
}

function Group({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-label={layoutText.links({ group: title })}>
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

  /* It leaves the site. */
  & a[href^='http']::after {
    content: '\u00a0↗' / '';
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
