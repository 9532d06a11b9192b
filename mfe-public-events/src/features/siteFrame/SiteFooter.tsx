import { isFor, rolesOf, signInPath, usePlatform, useUser, type Role } from '@athenaeum/shell-contract';
import { Brand, Container, LinkButton, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useBrand } from '../../components/useBrand';
import { siteFooterLinkText, siteFooterText } from './siteFooter.messages';
import { siteFrameText } from './siteFrame.messages';

const MEMBERS = ['member', 'coach', 'support', 'editor', 'admin'] as const;

type Name = keyof typeof siteFooterLinkText;

interface Group {
  title: Name;
  links: readonly { label: Name; to: string; roles: readonly Role[] }[];
}

/** No links to pages that the viewer may not open. */
const GROUPS: readonly Group[] = [
  {
    title: 'visit',
    links: [
      { label: 'upcomingEvents', to: '/upcoming-events', roles: ['visitor'] },
      { label: 'membership', to: '/sign-up', roles: ['visitor'] },
      { label: 'signIn', to: signInPath('/'), roles: ['visitor'] },
    ],
  },
  {
    title: 'learning',
    links: [
      { label: 'upcomingEvents', to: '/upcoming-events', roles: ['prospect', ...MEMBERS] },
      { label: 'myContent', to: '/my-salons', roles: ['prospect', ...MEMBERS] },
      { label: 'pathways', to: '/pathways', roles: MEMBERS },
      { label: 'peerGroups', to: '/peer-groups', roles: ['prospect', ...MEMBERS] },
    ],
  },
  {
    title: 'community',
    links: [
      { label: 'membership', to: '/sign-up', roles: ['prospect'] },
      { label: 'members', to: '/community/members', roles: MEMBERS },
      { label: 'opportunities', to: '/opportunities', roles: MEMBERS },
      { label: 'experts', to: '/expert-strategists', roles: MEMBERS },
      { label: 'refer', to: '/refer', roles: MEMBERS },
    ],
  },
];

export interface LinkGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface Props {
  /** Where the brand leads, if not to the events. */
  home?: { href: string; label: string };
  /** Groups that only a server knows: help, other places of the house. They stand in for the button to write to us. */
  more?: readonly LinkGroup[];
}

export function SiteFooter({ home, more }: Props) {
  const { href, contact } = usePlatform();
  const brand = useBrand();
  const own = groupsFor(rolesOf(useUser())).map(({ title, links }) => ({
    title: siteFooterLinkText[title],
    links: links.map(({ label, to }) => ({ label: siteFooterLinkText[label], href: href(to) })),
  }));
  const groups: readonly LinkGroup[] = [...own, ...(more ?? [])];
  return (
    <Foot>
      <Container>
        <Grid $groups={groups.length}>
          <About>
            <a
              href={home?.href ?? '/upcoming-events'}
              aria-label={home?.label ?? siteFrameText.home({ brand })}
            >
              <Brand />
            </a>
            <p>{siteFooterText.tagline}</p>
            {contact && !more && (
              <LinkButton look="outlined" href={contact}>
                {siteFooterText.contact}
              </LinkButton>
            )}
          </About>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={siteFooterText.linksOf({ group: title })}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Grid>
        <End>
          <span>{siteFooterText.copyright({ brand })}</span>
          <TextLink look="quiet" href={href('/privacy-policy')}>
            {siteFooterText.privacy}
          </TextLink>
          <TextLink look="quiet" href={href('/member-agreement')}>
            {siteFooterText.agreement}
          </TextLink>
        </End>
      </Container>
    </Foot>
  );
}

const groupsFor = (roles: readonly Role[]) =>
  GROUPS.map((group) => ({ ...group, links: group.links.filter((link) => isFor(link.roles, roles)) })).filter(
    ({ links }) => links.length > 0,
  );

const Foot = styled.footer`
  margin-top: ${token.space[64]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Grid = styled.div<{ $groups: number }>`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(${({ $groups }) => Math.max(2, $groups)}, minmax(0, 1fr));
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

  & > a {
    text-decoration: underline;
  }
`;
