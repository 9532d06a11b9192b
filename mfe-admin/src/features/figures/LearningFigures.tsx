import { Bars, Columns } from './chart';
import { FigureSection } from './FigureSection';
import { type LearningFigures as Figures, useContentLearningFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import type { Period } from './period';
import { bySpan, stepOf } from './spans';
import { hours, longDay, number, percent } from './words';

/** RSVPs, attendance and watch time. */
export function LearningFigures({ period }: { period: Period }) {
  const query = useContentLearningFiguresQuery({ input: period });
  const figures = query.currentData?.learningFigures?.data ?? undefined;
  const step = stepOf(period);
  const span = step === 'day' ? figuresText.day : figuresText.week;
  return (
    <>
      <FigureSection
        title={figuresText.rsvps}
        hint={figuresText.rsvpsHint}
        file="rsvps"
        {...{ period, query }}
        figure={figures && rsvpsFigure(figures)}
      />
      <FigureSection
        title={figuresText.attendance}
        hint={figuresText.attendanceHint}
        file="attendance"
        {...{ period, query }}
        figure={figures && attendanceFigure(figures)}
      />
      <FigureSection
        title={figuresText.watchTime}
        hint={figuresText.watchTimeHint}
        file="watch-time"
        {...{ period, query }}
        figure={figures && watchedFigure(figures)}
      />
      <FigureSection
        title={figuresText.mostWatched}
        file="recordings"
        {...{ period, query }}
        figure={figures && recordingsFigure(figures)}
      />
    </>
  );

  function rsvpsFigure({ rsvps }: Figures) {
    const rows = bySpan(rsvps, ['reserved', 'waiting', 'cancelled'], period);
    const series = [figuresText.reserved, figuresText.waiting, figuresText.cancelled];
    const sum = rsvps.reduce(
      (all, { reserved, waiting, cancelled }) => all + reserved + waiting + cancelled,
      0,
    );
    return {
      headline: figuresText.total({ total: number(sum) }),
      chart: (
        <Columns
          summary={(step === 'day' ? figuresText.rsvpsByDay : figuresText.rsvpsByWeek)({
            total: number(sum),
          })}
          series={series}
          rows={rows}
        />
      ),
      head: [span, ...series],
      rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), ...values]) : [],
    };
  }

  function watchedFigure({ watched }: Figures) {
    const rows = bySpan(watched, ['minutes'], period);
    const sum = watched.reduce((all, { minutes }) => all + minutes, 0);
    return {
      headline: figuresText.hoursTotal({ hours: hours(sum) }),
      chart: (
        <Columns
          summary={(step === 'day' ? figuresText.watchedByDay : figuresText.watchedByWeek)({
            total: hours(sum),
          })}
          series={[figuresText.hours]}
          rows={rows.map(({ day, values }) => ({ day, values: [values[0]! / 60] }))}
          tell={(value) => number(Math.round(value * 10) / 10)}
        />
      ),
      head: [span, figuresText.hoursWatched],
      rows: sum > 0 ? rows.map(({ day, values }) => [longDay(day, step), hours(values[0]!)]) : [],
    };
  }
}

const MAX_EVENTS = 10;

function attendanceFigure({ attendance }: Figures) {
  const sum = (name: 'seats' | 'attended') => attendance.reduce((all, event) => all + event[name], 0);
  const seats = sum('seats');
  return {
    headline: seats > 0 ? figuresText.attended({ share: percent(sum('attended') / seats) }) : undefined,
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

const recordingsFigure = ({ most_watched }: Figures) => ({
  chart: (
    <Bars
      bars={most_watched.map(({ id, title, minutes }) => ({
        id,
        name: title,
        value: minutes,
        label: figuresText.hoursShort({ hours: hours(minutes) }),
      }))}
    />
  ),
  head: [figuresText.recording, figuresText.hoursWatched, figuresText.members],
  rows: most_watched.map(({ title, minutes, members }) => [title, hours(minutes), members]),
});
