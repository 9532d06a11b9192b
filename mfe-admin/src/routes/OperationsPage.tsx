import { AppLink } from '@athenaeum/shell-contract';
import { Card, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { pagesText } from './pages.messages';

const pages = () => [
  { to: 'outbox', title: pagesText.outbox, about: pagesText.outboxAbout },
  { to: 'mail', title: pagesText.mailLog, about: pagesText.mailLogAbout },
  { to: 'audit', title: pagesText.auditLog, about: pagesText.auditLogAbout },
  { to: 'lists', title: pagesText.lists, about: pagesText.listsAbout },
  { to: 'health', title: pagesText.health, about: pagesText.healthAbout },
  { to: 'keys', title: pagesText.releaseKeys, about: pagesText.releaseKeysAbout },
];

/** `/admin/operations`: links to its pages. */
export default function OperationsPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.operations} />
      <Tiles>
        {pages().map(({ to, title, about }) => (
          <Tile key={to} as="li" $padded>
            <h2>
              <AppLink to={`/admin/operations/${to}`}>{title}</AppLink>
            </h2>
            <p>{about}</p>
          </Tile>
        ))}
      </Tiles>
    </PageFrame>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${token.space[16]};
`;

const Tile = styled(Card)`
  position: relative;

  & h2 {
    margin-bottom: ${token.space[4]};
    font-size: ${token.text[24]};
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole tile leads there. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius[12]};
  }

  &:hover a {
    color: ${token.color.accent};
  }

  & p {
    color: ${token.color.ink2};
  }
`;
