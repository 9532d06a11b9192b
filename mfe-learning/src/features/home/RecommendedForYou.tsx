import { isMissing, useUser } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton, TextLink } from '@athenaeum/shared-ui';
import { SalonTile } from '../../components/SalonTile';
import { shelfText } from '../../components/shelf.messages';
import { useIsMember } from '../../components/useIsMember';
import type { HomeAnswer } from './home.api';
import { libraryText } from './library.messages';
import { Shelf } from './Shelf';

/** Salons for the member's goals, each with its goal. Hidden when they could not be loaded (specification 8). */
export function RecommendedForYou({ home }: { home: HomeAnswer }) {
  const { data, isError } = home;
  const answer = data?.recommendations;
  const goals = useGoalsPage();
  if (isError || isMissing(data, 'recommendations') || answer?.ok === false) return null;
  return (
    <Shelf
      title={shelfText.recommended}
      note={
        answer?.data?.length ? (
          <>
            {shelfText.recommendedWhy} {goals && <TextLink href={goals}>{libraryText.changeGoals}</TextLink>}
          </>
        ) : undefined
      }
      home={home}
      part="recommendations"
      all="/view-all/recommended-for-you"
      empty={
        answer?.has_goals === false && (
          <EmptyState
            title={shelfText.goalsFirst}
            action={goals && <LinkButton href={goals}>{libraryText.chooseGoals}</LinkButton>}
          />
        )
      }
      cards={answer?.data?.map(({ salon, because }) => (
        <SalonTile key={salon.id} salon={salon} why={shelfText.because({ goal: because.title })} />
      ))}
    />
  );
}

/** The page to choose goals; a prospect has none. */
function useGoalsPage(): string | null {
  const slug = useUser()?.slug;
  return useIsMember() && slug ? `/community/members/${slug}/goals` : null;
}
