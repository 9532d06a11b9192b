import { isMissing, useUser } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton, TextLink } from '@athenaeum/shared-ui';
import { SalonTile } from '../../components/SalonTile';
import { useIsMember } from '../../components/useIsMember';
import type { HomeAnswer } from './home.api';
import { Shelf } from './Shelf';

/** Salons of the goals she works toward, each with its goal. Not there when they could not be told (specification 8). */
export function RecommendedForYou({ home }: { home: HomeAnswer }) {
  const { data, isError } = home;
  const answer = data?.recommendations;
  const goals = useGoalsPage();
  if (isError || isMissing(data, 'recommendations') || answer?.ok === false) return null;
  return (
    <Shelf
      title="Recommended For You"
      note={
        answer?.data?.length ? (
          <>
            From the goals you are working on now. {goals && <TextLink href={goals}>Change goals</TextLink>}
          </>
        ) : undefined
      }
      home={home}
      part="recommendations"
      all="/view-all/recommended-for-you"
      empty={
        answer?.has_goals === false && (
          <EmptyState
            title="Choose some goals, and what serves them will be here"
            action={goals && <LinkButton href={goals}>Choose Goals</LinkButton>}
          />
        )
      }
      cards={answer?.data?.map(({ salon, because }) => (
        <SalonTile key={salon.id} salon={salon} why={`Because of “${because.title}”`} />
      ))}
    />
  );
}

/** Where she says what she works toward; a prospect has no such page. */
function useGoalsPage(): string | null {
  const slug = useUser()?.slug;
  return useIsMember() && slug ? `/community/members/${slug}/goals` : null;
}
