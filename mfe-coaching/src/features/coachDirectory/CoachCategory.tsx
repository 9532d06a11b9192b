import { isMissing, usePageTitle } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
  Stack,
} from '@athenaeum/shared-ui';
import { useMemo } from 'react';
import { useCoachingCategoryQuery, useCoachingCoachesQuery } from './coachDirectory.api';
import { coachDirectoryText } from './coachDirectory.messages';
import { CoachGrid, CoachGridSkeleton } from './CoachGrid';
import { stableShuffle } from './stableShuffle';

/** The coaches of one category, in the visit's random order. */
export function CoachCategory({ slug }: { slug: string }) {
  const category = useCoachingCategoryQuery({ slug });
  const thing = category.currentData?.category?.data;
  const isUnknown = category.currentData?.category?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? coachDirectoryText.unknownTitle : thing?.title);

  if (isUnknown)
    return (
      <EmptyState
        headingLevel={1}
        title={coachDirectoryText.unknownCategory}
        drawing="closed"
        action={<LinkButton href="/expert-strategists">{coachDirectoryText.seeAll}</LinkButton>}
      />
    );
  if (!thing && !category.isError && !category.currentData)
    return (
      <>
        <Loading label={coachDirectoryText.categoryLoading}>
          <Stack $gap={24}>
            <Skeleton $width="120px" $height="44px" />
            <Skeleton $width="40%" $height="90px" />
          </Stack>
        </Loading>
        <CoachGridSkeleton />
      </>
    );
  return (
    <>
      {thing ? (
        <PageHeading
          title={thing.title}
          lead={thing.description}
          back={{ href: '/expert-strategists', label: coachDirectoryText.all }}
        />
      ) : (
        <ErrorPanel
          headingLevel={1}
          title={coachDirectoryText.categoryNotLoaded}
          onRetry={() => void category.refetch()}
          retrying={category.isFetching}
        />
      )}
      <Coaches slug={slug} />
    </>
  );
}

function Coaches({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useCoachingCoachesQuery({});
  const listed = data?.coaches?.data;
  const coaches = useMemo(
    () =>
      listed &&
      stableShuffle(
        listed.filter((coach) => coach.coach_relations?.some(({ category }) => category?.slug === slug)),
      ),
    [listed, slug],
  );
  if (coaches?.length) return <CoachGrid coaches={coaches} headingLevel={2} />;
  if (coaches && !isMissing(data, 'coaches'))
    return (
      <EmptyState
        headingLevel={2}
        title={coachDirectoryText.none}
        drawing="seat"
        action={<LinkButton href="/expert-strategists">{coachDirectoryText.seeAll}</LinkButton>}
      />
    );
  if (isError || data)
    return (
      <ErrorPanel
        headingLevel={2}
        title={coachDirectoryText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <CoachGridSkeleton />;
}
