import { Avatar, RichText, TargetIcon } from '@athenaeum/shared-ui';
import { coveringLink, media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { coachFactsText } from '../../components/coachFacts.messages';
import { CoachRating } from '../../components/CoachRating';
import { nextFree } from '../../components/openings/nextFree';
import type { ListedCoach } from './coachDirectory.api';

interface CoachRosterProps {
  coaches: readonly ListedCoach[];
  /** The member's goals that a coach works on. */
  goalsOf: (coach: ListedCoach) => readonly string[];
}

/** Every coach in a line: what they are for, and when they are next free. */
export function CoachRoster({ coaches, goalsOf }: CoachRosterProps) {
  return (
    <Roster>
      {coaches.map((coach) => (
        <li key={coach.id}>
          <CoachLine coach={coach} goals={goalsOf(coach)} />
        </li>
      ))}
    </Roster>
  );
}

function CoachLine({ coach, goals }: { coach: ListedCoach; goals: readonly string[] }) {
  const { slug, name, avatar, title, next_free, rating, sessions_held } = coach;
  return (
    <Line>
      <Portrait name={name} picture={avatar} size={64} />
      <Words>
        <h3>
          <a href={`/expert-strategists/experts/${slug}`}>{name}</a>
        </h3>
        {title && <p>{title}</p>}
        <Facts>
          {rating && (
            <li>
              <CoachRating rating={rating} />
            </li>
          )}
          {Boolean(sessions_held) && <li>{coachFactsText.held({ count: sessions_held! })}</li>}
          {goals.map((goal) => (
            <Goal key={goal}>
              <TargetIcon size={16} />
              {goal}
            </Goal>
          ))}
        </Facts>
      </Words>
      {next_free && (
        <Next>
          <RichText
            text={coachFactsText.nextOpening({ time: nextFree(next_free) })}
            parts={{ time: (words) => <strong>{words}</strong> }}
          />
        </Next>
      )}
    </Line>
  );
}

const Roster = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token.space[48]};
  padding: 0;
  border-top: 1px solid ${token.color.control};
  list-style: none;

  & > li {
    border-bottom: 1px solid ${token.color.line};
  }

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${token.space[4]} ${token.space[16]};
  align-items: center;
  min-height: 112px;
  padding-block: ${token.space[12]};

  &:has(a:focus-visible) {
    border-radius: ${token.radius[8]};
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${media.upTo(900)} {
    min-height: 96px;
  }

  ${media.under(600)} {
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: start;
    column-gap: ${token.space[12]};
  }
`;

const Portrait = styled(Avatar)`
  ${media.under(600)} {
    width: 56px;
    height: 56px;
  }
`;

const Words = styled.div`
  min-width: 0;

  & > h3 {
    font-size: ${token.text[20]};
    overflow-wrap: anywhere;
  }

  & > h3 > a {
    color: ${token.color.ink};
    ${coveringLink}

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }

  & > p {
    color: ${token.color.ink2};
    line-height: 1.4;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  margin-top: 2px;
  padding: 0;
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[4]};
  }

  & strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }

  & svg {
    flex: none;
  }
`;

const Goal = styled.li`
  color: ${token.color.accent};
`;

/** "Next opening" above its time; beside it on phones. */
const Next = styled.p`
  display: grid;
  justify-items: end;
  color: ${token.color.ink3};
  font-size: ${token.text[14]};
  line-height: 1.35;
  white-space: nowrap;

  & strong {
    color: ${token.color.ink};
    font-size: ${token.text[16]};
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }

  ${media.under(600)} {
    grid-column: 2;
    display: flex;
    gap: ${token.space[8]};
    align-items: baseline;
  }
`;
