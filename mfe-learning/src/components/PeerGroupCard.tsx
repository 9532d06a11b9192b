import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { AvatarStack, Card, truncate } from '@athenaeum/shared-ui';
import { coveringLink, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { PeerGroupCardFragment } from './__generated__/peerGroupCard';
import { namesOf } from './namesOf';
import { peerGroupText } from './peerGroup.messages';

const MAX_FACES = 3;

interface PeerGroupCardProps {
  group: PeerGroupCardFragment;
  headingLevel?: 2 | 3;
}

/** A peer group and its leaders. */
export function PeerGroupCard({ group, headingLevel = 3 }: PeerGroupCardProps) {
  const { slug, title, description, leaders } = group;
  const names = namesOf((leaders ?? []).map((speaker) => ({ speaker })));
  const shown = truncate(title, LIBRARY_LIMITS.collectionTitle);
  return (
    <Paper as="article" $link>
      <Title as={`h${headingLevel}`}>
        <a href={`/peer-groups/${slug}`} aria-label={shown === title ? undefined : title}>
          {shown}
        </a>
      </Title>
      {description && <p>{truncate(description, LIBRARY_LIMITS.headerDescription)}</p>}
      {names && (
        <Leaders>
          <AvatarStack
            size={36}
            people={(leaders ?? [])
              .slice(0, MAX_FACES)
              .map(({ name, thumbnail }) => ({ name, picture: thumbnail }))}
          />
          {peerGroupText.ledBy({ names })}
        </Leaders>
      )}
    </Paper>
  );
}

const Title = styled.h3`
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;

  & > a {
    color: inherit;
    ${coveringLink}

    &::after {
      border-radius: ${token.radius[12]};
    }
  }
`;

const Paper = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  height: 100%;
  padding: ${token.space[24]};

  &:has(a:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  & > p {
    color: ${token.color.ink2};
  }
`;

const Leaders = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  margin-top: auto;
  padding-top: ${token.space[8]};
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;
