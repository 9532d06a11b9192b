import { Bars } from './chart';
import { type LearningFigures, useContentLearningFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { type Period, variablesOf } from './period';
import { longDay, number, percent } from './words';

const MAX_EVENTS = 10;

/** The share of seats that were checked in, of each event. */
export function Attendance({ period }: { period: Period }) {
  const query = useContentLearningFiguresQuery(variablesOf(period));
  const figures = query.currentData?.learningFigures?.data ?? undefined;
  return (
    <FigureSection
      title={figuresText.attendance}
      hint={figuresText.attendanceHint}
      file="attendance"
      {...{ period, query }}
      figure={figures && figureOf(figures)}
    />
  );
}

function figureOf(figures: LearningFigures) {
  const { attendance } = figures;
  const share = attendedShare(figures);
  return {
    headline: share === null ? undefined : figuresText.attended({ share: percent(share) }),
    chart: (
      <Bars
        full={1}
        bars={attendance.slice(0, MAX_EVENTS).map(({ id, title, seats, attended }) => ({
          id,
          name: title,
          value: seats > 0 ? attended / seats : 0,
          label: figuresText.attendedOf({ attended: number(attended), seats: number(seats) }),
        }))}
      />
    ),
    head: [figuresText.event, figuresText.day, figuresText.seats, figuresText.checkedIn],
    rows: attendance.map(({ title, date, seats, attended }) => [
      title,
      longDay(new Date(date).toISOString(), 'day'),
      seats,
      attended,
    ]),
  };
}

/** Of all seats, 0 to 1; null where there were none. */
export function attendedShare({ attendance }: LearningFigures): number | null {
  const sum = (name: 'seats' | 'attended') => attendance.reduce((all, event) => all + event[name], 0);
  return sum('seats') > 0 ? sum('attended') / sum('seats') : null;
}
