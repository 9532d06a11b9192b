import { focusHeading, isMissing, usePageTitle, useSearchParams } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton } from '@athenaeum/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { notFoundText } from '../../components/notFound.messages';
import { seasonOf, useContentSeasonQuery } from './season.api';
import { seasonText } from './season.messages';
import { SeasonHead } from './SeasonHead';
import { SeasonSalons } from './SeasonSalons';
import { SeasonSkeleton } from './SeasonSkeleton';
import { SeasonSteps } from './SeasonSteps';

/** One season of a pathway. With links to the other seasons. */
export function Season({ slug }: { slug: string }) {
  const [search] = useSearchParams();
  const wanted = seasonOf(search);
  const { data, currentData, isError, isFetching, refetch } = useContentSeasonQuery({
    slug,
    season: wanted ?? 1,
  });
  const pathway = data?.pathway?.data;
  const season = pathway?.seasons?.find(({ number }) => number === wanted);
  const page = useRef<HTMLDivElement>(null);
  const hasStepped = useRef(false);
  const isUnknown = data?.pathway?.code === 'NOT_FOUND';
  usePageTitle(
    isUnknown
      ? notFoundText.pageTitle
      : pathway &&
          (season ? seasonText.pageTitle({ pathway: pathway.title, season: season.number }) : pathway.title),
  );
  useLayoutEffect(() => {
    if (!hasStepped.current) return undefined;
    hasStepped.current = false;
    scrollTo(0, 0);
    return page.current ? focusHeading(page.current) : undefined;
  }, [wanted]);

  if (isUnknown)
    return (
      <EmptyState
        headingLevel={1}
        title={seasonText.notFound}
        drawing="closed"
        action={<LinkButton href="/pathways">{seasonText.seeAll}</LinkButton>}
      >
        {notFoundText.why}
      </EmptyState>
    );
  if (!pathway)
    return isError || isMissing(data, 'pathway') || data?.pathway?.ok === false ? (
      <ErrorPanel
        headingLevel={1}
        title={seasonText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <SeasonSkeleton />
    );
  const answer = currentData?.season;
  return (
    <div ref={page}>
      <SeasonHead pathway={pathway} season={season} />
      {season ? (
        <>
          <SeasonSalons
            relations={answer?.data?.season_relations}
            failed={isError || isMissing(currentData, 'season') || answer?.ok === false}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
          <SeasonSteps
            pathway={pathway}
            current={season.number}
            onStep={() => {
              hasStepped.current = true;
            }}
          />
        </>
      ) : (
        <EmptyState
          headingLevel={2}
          title={seasonText.none}
          drawing="closed"
          action={
            <LinkButton href={`/pathways/${pathway.slug}/collections?season=1`}>
              {seasonText.toFirst}
            </LinkButton>
          }
        >
          {seasonText.has({ pathway: pathway.title, count: pathway.seasons?.length ?? 0 })}
        </EmptyState>
      )}
    </div>
  );
}
