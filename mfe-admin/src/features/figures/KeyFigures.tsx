import { VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { activeIn, peakOf } from './ActiveMembers';
import { attendedShare } from './Attendance';
import { Spark } from './chart';
import { compared, comparedShares, type Comparison } from './compare';
import {
  type LearningFigures,
  useAnalyticsUseQuery,
  useContentLearningFiguresQuery,
  useUsersMembershipFiguresQuery,
} from './figures.api';
import { figuresText } from './figures.messages';
import { joinedIn } from './NewAccounts';
import { type Period, periodBefore, variablesOf } from './period';
import { stepOf } from './spans';
import { watchedIn } from './WatchTime';
import { number } from './words';

interface KeyFigure {
  name: string;
  /** Null where it did not load. */
  value: string | null;
  unit?: string | undefined;
  comparison: Comparison | null;
  now: readonly number[];
  before: readonly number[];
}

/** Four figures of the period, against the one before. */
export function KeyFigures({ period }: { period: Period }) {
  const figures = [useActive(period), useAttended(period), useWatched(period), useJoined(period)];
  return (
    <section aria-label={figuresText.keyFigures}>
      <VisuallyHidden as="h2">{figuresText.keyFigures}</VisuallyHidden>
      <FigureList>
        {figures.map(({ name, value, unit, comparison, now, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Value>
              {value ?? <small>{figuresText.unknown}</small>}{' '}
              {unit && value !== null && <small>{unit}</small>}
            </Value>
            <Move data-change={Math.sign(comparison?.change ?? 0)}>
              {value === null ? '\u00a0' : (comparison?.words ?? figuresText.notCompared)}
            </Move>
            <dd>
              <Spark now={now} before={before} />
            </dd>
          </div>
        ))}
      </FigureList>
    </section>
  );
}

const NOTHING = { value: null, comparison: null, now: [], before: [] };
const valuesOf = (rows: readonly { value: number }[]) => rows.map(({ value }) => value);
const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function useActive(period: Period): KeyFigure {
  const earlier = periodBefore(period);
  const now = useAnalyticsUseQuery(period).currentData;
  const before = useAnalyticsUseQuery(earlier).currentData;
  const members = useUsersMembershipFiguresQuery(variablesOf(period)).currentData?.membershipFigures?.data
    ?.members;
  const name = stepOf(period) === 'day' ? figuresText.peakOfDays : figuresText.peakOfWeeks;
  if (!now) return { name, ...NOTHING };
  const peak = peakOf(now, period)?.members ?? 0;
  const then = before && peakOf(before, earlier)?.members;
  return {
    name,
    value: number(peak),
    unit: members === undefined ? undefined : figuresText.ofMembers({ members: number(members) }),
    comparison: then === undefined ? null : compared(peak, then),
    now: valuesOf(activeIn(now, period)),
    before: before && then ? valuesOf(activeIn(before, earlier)) : [],
  };
}

function useAttended(period: Period): KeyFigure {
  const { currentData } = useContentLearningFiguresQuery(variablesOf(period));
  const now = currentData?.learningFigures?.data;
  const before = currentData?.before?.data;
  const name = figuresText.attendedShare;
  const share = now && wholePercent(now);
  if (typeof share !== 'number' || !now) return { name, ...NOTHING, ...(now && { value: '–' }) };
  const then = before && wholePercent(before);
  return {
    name,
    value: `${share}%`,
    comparison: typeof then === 'number' ? comparedShares(share, then) : null,
    now: sharesOf(now),
    before: before ? sharesOf(before) : [],
  };
}

function useWatched(period: Period): KeyFigure {
  const { currentData } = useContentLearningFiguresQuery(variablesOf(period));
  const now = currentData?.learningFigures?.data;
  const before = currentData?.before?.data;
  const name = figuresText.watchTime;
  if (!now) return { name, ...NOTHING };
  const minutes = valuesOf(watchedIn(now, period));
  const earlier = before ? valuesOf(watchedIn(before, periodBefore(period))) : [];
  return {
    name,
    value: number(hoursOf(minutes)),
    unit: figuresText.hoursUnit,
    comparison: before ? compared(hoursOf(minutes), hoursOf(earlier)) : null,
    now: minutes,
    before: earlier,
  };
}

function useJoined(period: Period): KeyFigure {
  const { currentData } = useUsersMembershipFiguresQuery(variablesOf(period));
  const now = currentData?.membershipFigures?.data;
  const before = currentData?.before?.data;
  const name = figuresText.newAccounts;
  if (!now) return { name, ...NOTHING };
  const values = valuesOf(joinedIn(now, period));
  const earlier = before ? valuesOf(joinedIn(before, periodBefore(period))) : [];
  return {
    name,
    value: number(sumOf(values)),
    comparison: before ? compared(sumOf(values), sumOf(earlier)) : null,
    now: values,
    before: earlier,
  };
}

const hoursOf = (minutes: readonly number[]) => Math.round(sumOf(minutes) / 60);

const wholePercent = (figures: LearningFigures) => {
  const share = attendedShare(figures);
  return share === null ? null : Math.round(share * 100);
};

/** Of each event, in the order of their days. */
const sharesOf = ({ attendance }: LearningFigures) =>
  [...attendance]
    .sort((one, other) => one.date - other.date)
    .map(({ seats, attended }) => (seats > 0 ? attended / seats : 0));

export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  border-block: 1px solid ${token.color.control};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token.space[4]};
    padding: ${token.space[24]};
    border-left: 1px solid ${token.color.line};
  }

  & > div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  & dt {
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
  }

  & dd {
    margin: 0;
  }

  ${media.under(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > div:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }

    & > div:nth-child(n + 3) {
      border-top: 1px solid ${token.color.line};
    }
  }

  ${media.under(600)} {
    & > div {
      padding-block: ${token.space[16]};
      padding-right: 0;
      padding-left: ${token.space[16]};
    }
  }
`;

const Value = styled.dd`
  font: ${token.weight.serif} ${token.text[40]} / 1 ${token.font.serif};
  letter-spacing: ${token.tracking.display};
  font-variant-numeric: lining-nums tabular-nums;

  & > small {
    color: ${token.color.ink3};
    font: ${token.weight.body} ${token.text[14]} / 1 ${token.font.sans};
    letter-spacing: 0;
  }

  ${media.under(600)} {
    font-size: ${token.text[32]};
  }
`;

const Move = styled.dd`
  color: ${token.color.ink2};
  font-size: ${token.text[14]};

  &[data-change='1'] {
    color: ${token.color.goodFg};
  }

  &[data-change='-1'] {
    color: ${token.color.badFg};
  }
`;
