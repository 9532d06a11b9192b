import { Bars } from './chart';
import { useContentLearningFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { type Period, variablesOf } from './period';
import { hours } from './words';

/** The recordings that were watched longest. */
export function MostWatched({ period }: { period: Period }) {
  const query = useContentLearningFiguresQuery(variablesOf(period));
  const figures = query.currentData?.learningFigures?.data;
  return (
    <FigureSection
      title={figuresText.mostWatched}
      file="recordings"
      {...{ period, query }}
      figure={
        figures
          ? {
              chart: (
                <Bars
                  bars={figures.most_watched.map(({ id, title, minutes }) => ({
                    id,
                    name: title,
                    value: minutes,
                    label: figuresText.hoursShort({ hours: hours(minutes) }),
                  }))}
                />
              ),
              head: [figuresText.recording, figuresText.hoursWatched, figuresText.members],
              rows: figures.most_watched.map(({ title, minutes, members }) => [
                title,
                hours(minutes),
                members,
              ]),
            }
          : undefined
      }
    />
  );
}
