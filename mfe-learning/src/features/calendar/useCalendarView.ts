import { useSearchParams } from '@athenaeum/shell-contract';
import { addressOf, type CalendarView, calendarViewOf, type FilterName } from './calendarView';

/** The calendar's view in the address. Every choice adds a history entry and goes to page 1. */
export function useCalendarView() {
  const [params, setParams] = useSearchParams();
  const view = calendarViewOf(params);
  const nothing = calendarViewOf(new URLSearchParams());
  const go = (next: Partial<CalendarView>) => setParams(addressOf({ ...view, page: 1, ...next }));

  return {
    view,
    chooseType: (type: string) => go({ type }),
    choose: (name: FilterName, values: readonly string[]) =>
      go({ chosen: { ...view.chosen, [name]: values } }),
    clear: () => go({ chosen: nothing.chosen }),
    hrefFor: (page: number) => `?${addressOf({ ...view, page }).toString()}`,
  };
}
