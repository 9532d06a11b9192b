import { Goals, GoalTile, Loading, Section, Skeleton, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { herGoalsFirst } from '../../components/goals';
import { partText } from '../../components/part.messages';
import type { HomeAnswer } from './home.api';
import { homeText } from './home.messages';
import { Shelf } from './Shelf';

const SHOWN = 6;

/** Hers first; six until she asks for all. */
export function ExploreByGoals({ home }: { home: HomeAnswer }) {
  const [isWhole, setWhole] = useState(false);
  const { data, isError } = home;
  if (!data && !isError) return <GoalsInWaiting />;
  const goals = herGoalsFirst(data?.goals?.data ?? [], data?.me?.data?.goals ?? []);
  const tiles = goals.slice(0, isWhole ? undefined : SHOWN).map(({ goal, isHers }) => (
    <li key={goal.id}>
      <GoalTile
        href={`/goals/${goal.slug}`}
        title={goal.title}
        mine={isHers}
        meta={goal.salon_count ? countText.salons({ count: goal.salon_count }) : null}
      />
    </li>
  ));
  return (
    <Shelf
      title={homeText.byGoals}
      home={home}
      part="goals"
      cards={tiles}
      tools={
        goals.length > SHOWN && (
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? homeText.showLess : homeText.showMore}
          </TextButton>
        )
      }
    >
      <Goals>{tiles}</Goals>
    </Shelf>
  );
}

const GoalsInWaiting = () => (
  <Section title={homeText.byGoals}>
    <Loading label={partText.loading({ part: homeText.byGoals })}>
      <Goals as="div">
        {Array.from({ length: SHOWN }, (_, index) => (
          <Line key={index}>
            <Skeleton $width="70%" $height="20px" />
          </Line>
        ))}
      </Goals>
    </Loading>
  </Section>
);

const Line = styled.div`
  height: 116px;
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};
`;
