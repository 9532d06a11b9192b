import { Bars } from './chart';
import { FigureCard } from './FigureCard';
import { type CoachFigures, useCoachingFiguresQuery } from './figures.api';
import type { Period } from './period';
import { hours, number, percent } from './words';

/** How much of what coaches offer is booked. */
export function CoachingFigures({ period }: { period: Period }) {
  const query = useCoachingFiguresQuery({ input: period });
  const coaches = query.currentData?.coachingFigures?.data ?? undefined;
  return (
    <FigureCard
      title="Coaching utilisation"
      hint="Booked hours of the hours each coach keeps now. A coach who is booked elsewhere has none here."
      file="coaching"
      {...{ period, query }}
      figure={coaches && utilisationFigure(coaches)}
    />
  );
}

function utilisationFigure(coaches: readonly CoachFigures[]) {
  const here = coaches.filter((coach) => coach.open_minutes);
  const sum = (name: 'booked_minutes' | 'open_minutes') =>
    here.reduce((all, coach) => all + (coach[name] ?? 0), 0);
  const open = sum('open_minutes');
  return {
    headline: open > 0 ? `${percent(sum('booked_minutes') / open)} booked` : undefined,
    chart: (
      <Bars
        full={1}
        bars={here.map(({ id, name, booked_minutes, open_minutes }) => ({
          id,
          name,
          value: booked_minutes / open_minutes!,
          told: percent(booked_minutes / open_minutes!),
        }))}
      />
    ),
    head: ['Coach', 'Sessions', 'Booked hours', 'Open hours', 'No-shows', 'Cancelled'],
    rows: coaches.map(({ name, sessions, booked_minutes, open_minutes, no_shows, cancelled }) => [
      name,
      number(sessions),
      hours(booked_minutes),
      typeof open_minutes === 'number' ? hours(open_minutes) : 'Elsewhere',
      no_shows,
      cancelled,
    ]),
  };
}
