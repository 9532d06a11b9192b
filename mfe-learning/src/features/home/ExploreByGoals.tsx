import { Goals, GoalTile, Loading, Section, Skeleton, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { ownGoalsFirst } from '../../components/goals';
import { partText } from '../../components/part.messages';
import type { HomeAnswer } from './home.api';
import { homeText } from './home.messages';
import { Shelf } from './Shelf';

const INITIALLY_SHOWN = 6;

/** The member's own first; six until all are requested. */
export function ExploreByGoals({ home }: { home: HomeAnswer }) {
  const [isWhole, setWhole] = useState(false);
  const { data, isError } = home;
  if (!data && !isError) return <GoalsInWaiting />;
  const goals = ownGoalsFirst(data?.goals?.data ?? [], data?.me?.data?.goals ?? []);
  const tiles = goals.slice(0, isWhole ? undefined : INITIALLY_SHOWN).map(({ goal, isOwn }) => (
    <li key={goal.id}>
      <GoalTile
        href={`/goals/${goal.slug}`}
        title={goal.title}
        mine={isOwn}
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
        goals.length > INITIALLY_SHOWN && (
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
        {Array.from({ length: INITIALLY_SHOWN }, (_, index) => (
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
