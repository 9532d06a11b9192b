import { useSearchParams } from '@athenaeum/shell-contract';
import { addressOf, type CalendarView, calendarViewOf, type FilterName } from './calendarView';

/** What is shown, kept in the address. Every choice is a step that Back takes back, and begins at the first page. */
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
