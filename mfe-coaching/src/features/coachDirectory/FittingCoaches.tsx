import { ArchPortrait, Card, LinkButton, TargetIcon, truncate, VisuallyHidden } from '@athenaeum/shared-ui';
import { coveringLink, media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { bioWithoutTitle } from '../../components/bioWithoutTitle';
import { CoachFacts } from '../../components/CoachFacts';
import type { ListedCoach } from './coachDirectory.api';
import { coachDirectoryText } from './coachDirectory.messages';

const MAX_BIO_LENGTH = 600;

export interface Fitting {
  coach: ListedCoach;
  /** The member's goals that the coach works on; at least one. */
  matchingGoals: readonly string[];
}

/** The coaches for the member's goals, those that fit best first, each with the goals. */
export function FittingCoaches({ fitting }: { fitting: readonly Fitting[] }) {
  return (
    <Fits>
      {fitting.map(({ coach, matchingGoals }, index) => (
        <li key={coach.id}>
          <Fit coach={coach} matchingGoals={matchingGoals} isFirst={index === 0} />
        </li>
      ))}
    </Fits>
  );
}

function Fit({ coach, matchingGoals, isFirst }: Fitting & { isFirst: boolean }) {
  const { slug, name, avatar, short_bio, title } = coach;
  const page = `/expert-strategists/experts/${slug}`;
  const bio = bioWithoutTitle(short_bio, title) ?? title;
  return (
    <Frame as="article">
      <Goals>
        <TargetIcon size={16} />
        <VisuallyHidden>
          {coachDirectoryText.becauseOfGoals({
            count: matchingGoals.length,
            goals: matchingGoals.join(', '),
          })}
        </VisuallyHidden>
        <span aria-hidden="true">{matchingGoals.join(', ')}</span>
      </Goals>
      <Top>
        <Words>
          <h3>
            <a href={page}>{name}</a>
          </h3>
          {bio && <p>{truncate(bio, MAX_BIO_LENGTH)}</p>}
        </Words>
        <Portrait name={name} picture={avatar} size={112} />
      </Top>
      <Foot>
        <CoachFacts coach={coach} />
        <LinkButton
          look={isFirst ? 'filled' : 'outlined'}
          href={page}
          aria-label={coachDirectoryText.bookCoach({ name })}
        >
          {coachDirectoryText.book}
        </LinkButton>
      </Foot>
    </Frame>
  );
}

const Fits = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};
  padding: 0;
  list-style: none;

  /* A row to push aside, which ends a little into the next card. */
  ${media.under(1070)} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(86%, 380px);
    gap: ${token.space[16]};
    overflow-x: auto;
    margin-inline: calc(-1 * ${token.gutter});
    padding: 4px ${token.gutter} ${token.space[8]};
    scroll-padding-inline: ${token.gutter};
    scroll-snap-type: x mandatory;

    & > li {
      scroll-snap-align: start;
    }
  }
`;

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;

  &:hover {
    box-shadow: ${token.shadow.hover};
  }

  &:has(h3 a:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Goals = styled.p`
  display: flex;
  gap: ${token.space[8]};
  padding: ${token.space[16]} ${token.space[24]} 0;
  color: ${token.color.accent};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};

  & > svg {
    flex: none;
    margin-top: 3px;
  }

  /* Two lines each, so that the names of the row stand level; never cut inside a word. */
  & > :last-child {
    min-height: 2lh;
    max-height: 2lh;
    overflow: hidden;
  }

  ${media.under(600)} {
    padding-inline: ${token.space[16]};
  }
`;

const Top = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[16]};
  align-items: end;
  padding: ${token.space[8]} ${token.space[24]} 0;

  ${media.under(600)} {
    padding-inline: ${token.space[16]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
  align-self: start;
  padding-bottom: ${token.space[16]};

  & > h3 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
    overflow-wrap: anywhere;
  }

  & a {
    color: ${token.color.ink};
    ${coveringLink}

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }

  & > p {
    display: -webkit-box;
    overflow: hidden;
    color: ${token.color.ink2};
    line-height: 1.45;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    line-clamp: 5;
  }
`;

const Portrait = styled(ArchPortrait)`
  border-radius: 999px 999px 0 0;

  ${media.under(600)} {
    width: 88px;
    height: 99px;
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  & > a {
    position: relative;
  }

  ${media.under(600)} {
    padding-inline: ${token.space[16]};
  }
`;
