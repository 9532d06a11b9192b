import { Bars, Columns } from './chart';
import { FigureCard } from './FigureCard';
import { type LearningFigures as Figures, useContentLearningFiguresQuery } from './figures.api';
import type { Period } from './period';
import { bySpan, stepOf } from './spans';
import { hours, longDay, number, percent } from './words';

const RSVPS = ['Reserved', 'Waiting', 'Cancelled'];

/** What was booked and what was watched. */
export function LearningFigures({ period }: { period: Period }) {
  const query = useContentLearningFiguresQuery({ input: period });
  const figures = query.currentData?.learningFigures?.data ?? undefined;
  const step = stepOf(period);
  const span = step === 'day' ? 'Day' : 'Week';
  return (
    <>
      <FigureCard
        title="RSVPs"
        hint="By when they were made, and what has become of them by now."
        file="rsvps"
        {...{ period, query }}
        figure={figures && rsvpsFigure(figures)}
      />
      <FigureCard
        title="Attendance"
        hint="Of the seats that were taken, at events where people were checked in in the period."
        file="attendance"
        {...{ period, query }}
        figure={figures && attendanceFigure(figures)}
      />
      <FigureCard
        title="Watch time"
        hint="How far members came in recordings; each counts when its member last watched it."
        file="watch-time"
        {...{ period, query }}
        figure={figures && watchedFigure(figures)}
      />
      <FigureCard
        title="Most watched recordings"
        file="recordings"
        {...{ period, query }}
        figure={figures && recordingsFigure(figures)}
      />
    </>
  );

  function rsvpsFigure({ rsvps }: Figures) {
    const rows = bySpan(rsvps, ['reserved', 'waiting', 'cancelled'], period);
    const sum = rsvps.reduce(
      (all, { reserved, waiting, cancelled }) => all + reserved + waiting + cancelled,
      0,
    );
    return {
      headline: `${number(sum)} in all`,
      chart: <Columns summary={`RSVPs by ${step}, ${number(sum)} in all`} series={RSVPS} rows={rows} />,
      head: [span, ...RSVPS],
      rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), ...values]) : [],
    };
  }

  function watchedFigure({ watched }: Figures) {
    const rows = bySpan(watched, ['minutes'], period);
    const sum = watched.reduce((all, { minutes }) => all + minutes, 0);
    return {
      headline: `${hours(sum)} hours`,
      chart: (
        <Columns
          summary={`Hours watched by ${step}, ${hours(sum)} in all`}
          series={['Hours']}
          rows={rows.map(({ day, values }) => ({ day, values: [values[0]! / 60] }))}
          tell={(value) => number(Math.round(value * 10) / 10)}
        />
      ),
      head: [span, 'Hours watched'],
      rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), hours(values[0]!)]) : [],
    };
  }
}

const MOST_EVENTS = 10;

function attendanceFigure({ attendance }: Figures) {
  const sum = (name: 'seats' | 'attended') => attendance.reduce((all, event) => all + event[name], 0);
  const seats = sum('seats');
  return {
    headline: seats > 0 ? `${percent(sum('attended') / seats)} came` : undefined,
    chart: (
      <Bars
        full={1}
        bars={attendance.slice(0, MOST_EVENTS).map(({ id, title, seats, attended }) => ({
          id,
          name: title,
          value: seats > 0 ? attended / seats : 0,
          told: `${number(attended)} of ${number(seats)}`,
        }))}
      />
    ),
    head: ['Event', 'Day', 'Seats', 'Checked in'],
    rows: attendance.map(({ title, date, seats, attended }) => [
      title,
      longDay(new Date(date).toISOString(), 'day'),
      seats,
      attended,
    ]),
  };
}

const recordingsFigure = ({ most_watched }: Figures) => ({
  chart: (
    <Bars
      bars={most_watched.map(({ id, title, minutes }) => ({
        id,
        name: title,
        value: minutes,
        told: `${hours(minutes)} h`,
      }))}
    />
  ),
  head: ['Recording', 'Hours watched', 'Members'],
  rows: most_watched.map(({ title, minutes, members }) => [title, hours(minutes), members]),
});
