import type { Period } from '@athenaeum/kit';
import { figuresOfUse } from '../analytics/figuresOfUse';

type Cell = string | number | null;
/** Runs an operation for the period, as the user who requested the file. */
type Ask = <Data>(query: string) => Promise<Data>;

interface CsvFigure {
  columns: readonly string[];
  rows: (ask: Ask, period: Period) => Promise<readonly Cell[][]>;
}

const query = (field: string, data: string) =>
  `query GatewayFigures($input: Period!) { ${field}(input: $input) { ok code message fields data { ${data} } } }`;

/** The figures of the dashboard, each as a table. */
export const CSV_FIGURES: Readonly<Record<string, CsvFigure>> = {
  'active-members': {
    columns: ['Day, or Monday of the week', 'Span', 'Active members'],
    rows: async (_ask, period) => {
      const { active } = await figuresOfUse(period);
      return [
        ...active.days.map(({ day, members }) => [day, 'Day', members]),
        ...active.weeks.map(({ day, members }) => [day, 'Week', members]),
      ];
    },
  },
  joined: {
    columns: ['Day', 'Accounts made'],
    rows: async (ask) => {
      type Data = { joined: { day: string; count: number }[] };
      const { joined } = await ask<Data>(query('membershipFigures', 'joined { day count }'));
      return joined.map(({ day, count }) => [day, count]);
    },
  },
  joining: {
    columns: ['Step', 'People'],
    rows: async (ask) => {
      type Data = { funnel: { step: string; count: number | null }[] };
      const { funnel } = await ask<Data>(query('membershipFigures', 'funnel { step count }'));
      return funnel.map(({ step, count }) => [step, count]);
    },
  },
  rsvps: {
    columns: ['Day', 'Reserved', 'Waiting', 'Cancelled'],
    rows: async (ask) => {
      type Data = { rsvps: { day: string; reserved: number; waiting: number; cancelled: number }[] };
      const { rsvps } = await ask<Data>(query('learningFigures', 'rsvps { day reserved waiting cancelled }'));
      return rsvps.map(({ day, reserved, waiting, cancelled }) => [day, reserved, waiting, cancelled]);
    },
  },
  attendance: {
    columns: ['Event', 'Day', 'Seats', 'Checked in'],
    rows: async (ask) => {
      type Data = { attendance: { title: string; date: number; seats: number; attended: number }[] };
      const { attendance } = await ask<Data>(
        query('learningFigures', 'attendance { title date seats attended }'),
      );
      return attendance.map(({ title, date, seats, attended }) => [
        title,
        new Date(date).toISOString().slice(0, 10),
        seats,
        attended,
      ]);
    },
  },
  'watch-time': {
    columns: ['Day', 'Minutes watched'],
    rows: async (ask) => {
      type Data = { watched: { day: string; minutes: number }[] };
      const { watched } = await ask<Data>(query('learningFigures', 'watched { day minutes }'));
      return watched.map(({ day, minutes }) => [day, minutes]);
    },
  },
  recordings: {
    columns: ['Recording', 'Minutes watched', 'Members'],
    rows: async (ask) => {
      type Data = { most_watched: { title: string; minutes: number; members: number }[] };
      const data = await ask<Data>(query('learningFigures', 'most_watched { title minutes members }'));
      return data.most_watched.map(({ title, minutes, members }) => [title, minutes, members]);
    },
  },
  coaching: {
    columns: ['Coach', 'Sessions', 'Booked minutes', 'Open minutes', 'No-shows', 'Cancelled'],
    rows: async (ask) => {
      interface Coach {
        name: string;
        sessions: number;
        booked_minutes: number;
        open_minutes: number | null;
        no_shows: number;
        cancelled: number;
      }
      const fields = 'name sessions booked_minutes open_minutes no_shows cancelled';
      const coaches = await ask<Coach[]>(query('coachingFigures', fields));
      return coaches.map(({ name, sessions, booked_minutes, open_minutes, no_shows, cancelled }) => [
        name,
        sessions,
        booked_minutes,
        open_minutes,
        no_shows,
        cancelled,
      ]);
    },
  },
  searches: {
    columns: ['Searched for', 'Searches without results'],
    rows: async (_ask, period) =>
      (await figuresOfUse(period)).searches.map(({ words, searches }) => [words, searches]),
  },
};
