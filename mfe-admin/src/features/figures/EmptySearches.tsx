import { Bars } from './chart';
import { useAnalyticsUseQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import type { Period } from './period';
import { number } from './words';

const MAX_WORDS = 10;

/** What was searched for and not found. */
export function EmptySearches({ period }: { period: Period }) {
  const query = useAnalyticsUseQuery(period);
  const use = query.currentData;
  return (
    <FigureSection
      title={figuresText.emptySearches}
      hint={figuresText.emptySearchesHint}
      file="searches"
      {...{ period, query }}
      figure={
        use && {
          headline: figuresText.total({ total: number(use.searches_without_results) }),
          chart: (
            <Bars
              bars={use.searches.slice(0, MAX_WORDS).map(({ words, searches }) => ({
                id: words,
                name: words,
                value: searches,
                label: number(searches),
              }))}
            />
          ),
          head: [figuresText.searchedFor, figuresText.searches],
          rows: use.searches.map(({ words, searches }) => [words, searches]),
        }
      }
    />
  );
}
