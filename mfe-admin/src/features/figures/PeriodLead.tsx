import { useSearchParams } from '@athenaeum/shell-contract';
import { figuresText } from './figures.messages';
import { lengthOf, periodOf } from './period';
import { longDay } from './words';

/** "Nov 1, 2026 to Nov 30, 2026, against the 30 days before." */
export function PeriodLead() {
  const [params] = useSearchParams();
  const period = periodOf(params);
  return figuresText.lead({
    count: lengthOf(period),
    period: figuresText.days({ from: longDay(period.from, 'day'), to: longDay(period.to, 'day') }),
  });
}
