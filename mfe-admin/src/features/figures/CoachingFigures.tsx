import { Bars } from './chart';
import { type CoachFigures, useCoachingFiguresQuery } from './figures.api';
import { figuresText } from './figures.messages';
import { FigureSection } from './FigureSection';
import { type Period, variablesOf } from './period';
import { hours, number, percent } from './words';

const MAX_COACHES = 10;

/** Utilization of coaches' open hours. */
export function CoachingFigures({ period }: { period: Period }) {
  const query = useCoachingFiguresQuery(variablesOf(period));
  const coaches = query.currentData?.coachingFigures?.data ?? undefined;
  return (
    <FigureSection
      title={figuresText.utilization}
      hint={figuresText.utilizationHint}
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
    headline: open > 0 ? figuresText.booked({ share: percent(sum('booked_minutes') / open) }) : undefined,
    chart: (
      <Bars
        full={1}
        bars={here
          .map(({ id, name, booked_minutes, open_minutes }) => ({
            id,
            name,
            value: booked_minutes / open_minutes!,
            label: percent(booked_minutes / open_minutes!),
          }))
          .sort((one, other) => other.value - one.value)
          .slice(0, MAX_COACHES)}
      />
    ),
    head: [
      figuresText.coach,
      figuresText.sessions,
      figuresText.bookedHours,
      figuresText.openHours,
      figuresText.noShows,
      figuresText.cancelled,
    ],
    rows: coaches.map(({ name, sessions, booked_minutes, open_minutes, no_shows, cancelled }) => [
      name,
      number(sessions),
      hours(booked_minutes),
      typeof open_minutes === 'number' ? hours(open_minutes) : figuresText.elsewhere,
      no_shows,
      cancelled,
    ]),
  };
}
