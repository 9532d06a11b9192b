import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState } from '@athenaeum/shared-ui';
import { SalonTile } from '../../components/SalonTile';
import type { HomeAnswer } from './home.api';
import { Shelf } from './Shelf';

/** Salons of the goals she works toward, each with its goal. Not there when they could not be told (specification 8). */
export function RecommendedForYou({ home }: { home: HomeAnswer }) {
  const { data, isError } = home;
  const answer = data?.recommendations;
  if (isError || isMissing(data, 'recommendations') || answer?.ok === false) return null;
  return (
    <Shelf
      title="Recommended For You"
      note={answer?.data?.length ? 'From the goals you are working on now.' : undefined}
      home={home}
      part="recommendations"
      all="/view-all/recommended-for-you"
      empty={
        answer?.has_goals === false && (
          <EmptyState title="Choose some goals, and what serves them will be here" />
        )
      }
      cards={answer?.data?.map(({ salon, because }) => (
        <SalonTile key={salon.id} salon={salon} why={`Because of “${because.title}”`} />
      ))}
    />
  );
}
