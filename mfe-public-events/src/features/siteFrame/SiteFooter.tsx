import { usePlatform } from '@athenaeum/shell-contract';
import { Brand, Container, LinkButton, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useBrand } from '../../components/useBrand';

const GROUPS = [
  {
    title: 'Learning',
    links: [
      ['Upcoming events', '/upcoming-events'],
      ['My content', '/my-salons'],
      ['Pathways', '/view-all/pathways'],
      ['Peer groups', '/peer-groups'],
    ],
  },
  {
    title: 'Community',
    links: [
      ['Members', '/community/members'],
      ['Opportunities', '/opportunities'],
      ['Expert strategists', '/expert-strategists'],
      ['Refer a friend', '/refer'],
    ],
  },
] as const;

export function SiteFooter() {
  const { href, contact } = usePlatform();
  const brand = useBrand();
  return (
    <Foot>
      <Container>
        <Grid>
          <About>
            <a href="/upcoming-events" aria-label={`${brand} events, home`}>
              <Brand />
            </a>
            <p>A reading room, a boardroom and a good table for women who lead.</p>
            {contact && (
              <LinkButton look="outlined" href={contact}>
                Contact us
              </LinkButton>
            )}
          </About>
          {GROUPS.map(({ title, links }) => (
            <nav key={title} aria-label={`${title} links`}>
              <h2>{title}</h2>
              <ul>
                {links.map(([label, to]) => (
                  <li key={to}>
                    <a href={href(to)}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Grid>
        <End>
          <span>© {brand}</span>
          <TextLink look="quiet" href={href('/privacy-policy')}>
            Privacy policy
          </TextLink>
          <TextLink look="quiet" href={href('/member-agreement')}>
            Member agreement
          </TextLink>
        </End>
      </Container>
    </Foot>
  );
}

const Foot = styled.footer`
  margin-top: ${token.space[64]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[48]};
  padding-block: ${token.space[48]};

  & h2 {
    margin-bottom: ${token.space[8]};
    color: ${token.color.ink};
    font: ${token.weight.strong} ${token.text[14]} / 1.5 ${token.font.sans};
    letter-spacing: 0;
  }

  & ul {
    padding: 0;
    list-style: none;
  }

  & nav a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space[32]} ${token.space[24]};

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
    max-width: 36ch;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  padding-block: ${token.space[24]};
  border-top: 1px solid ${token.color.line};
`;
