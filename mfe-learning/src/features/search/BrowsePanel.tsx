import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Section } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { partText } from '../../components/part.messages';
import { CategoryResult, GoalResult, PersonResult, Results } from './results';
import { ResultsSkeleton } from './ResultsSkeleton';
import { useContentBrowseQuery } from './search.api';
import { searchText } from './search.messages';

/** Categories, goals and the like to browse: up to twelve each. */
export function BrowsePanel() {
  const { data, isError, isFetching, refetch } = useContentBrowseQuery({});
  if (!data && !isError) return <ResultsSkeleton />;

  const panel = (title: string, part: 'speakers' | 'categories' | 'tags', rows: ReactNode[] | undefined) =>
    rows ? (
      rows.length > 0 && (
        <Section title={title}>
          <Results>
            {rows.map((row, index) => (
              <li key={index}>{row}</li>
            ))}
          </Results>
        </Section>
      )
    ) : isError || isMissing(data, part) || data?.[part]?.ok === false ? (
      <Section title={title}>
        <ErrorPanel
          title={partText.notLoaded({ part: title })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Section>
    ) : null;

  return (
    <>
      {panel(
        searchText.speakers,
        'speakers',
        data?.speakers?.data?.map(({ id, slug, name, title, thumbnail }) => (
          <PersonResult key={id} href={`/speakers/${slug}`} name={name} picture={thumbnail} about={title} />
        )),
      )}
      {panel(
        searchText.categories,
        'categories',
        data?.categories?.data?.map((category) => <CategoryResult key={category.id} category={category} />),
      )}
      {panel(
        searchText.tags,
        'tags',
        data?.tags?.data?.map((goal) => <GoalResult key={goal.id} goal={goal} />),
      )}
    </>
  );
}
