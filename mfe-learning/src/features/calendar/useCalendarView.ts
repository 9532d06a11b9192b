import { useSearchParams } from '@athenaeum/shell-contract';
import { searchParamsOf, type CalendarView, calendarViewOf, type FilterName } from './calendarView';

/** The calendar's view in the address. Every choice adds a history entry and goes to page 1. */
export function useCalendarView() {
  const [params, setParams] = useSearchParams();
  const view = calendarViewOf(params);
  const nothing = calendarViewOf(new URLSearchParams());
  const update = (next: Partial<CalendarView>) => setParams(searchParamsOf({ ...view, page: 1, ...next }));

  return {
    view,
    chooseType: (type: string) => update({ type }),
    choose: (name: FilterName, values: readonly string[]) =>
      update({ chosen: { ...view.chosen, [name]: values } }),
    clear: () => update({ chosen: nothing.chosen }),
    hrefFor: (page: number) => `?${searchParamsOf({ ...view, page }).toString()}`,
  };
}
