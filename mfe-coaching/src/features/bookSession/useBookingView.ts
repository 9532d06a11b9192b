import { useSearchParams } from '@athenaeum/shell-contract';
import type { OpeningsView } from '../../components/openings';

export interface BookingView extends OpeningsView {
  /** Minutes; null before a choice. */
  length: number | null;
}

/** The view of the openings in the address: it survives a reload and can be shared. */
export function useBookingView(): [BookingView, (change: Partial<BookingView>) => void] {
  const [params, setParams] = useSearchParams();
  const view: BookingView = {
    day: params.get('day'),
    page: wholeFrom1(params.get('page')) ?? 1,
    length: wholeFrom1(params.get('length')),
  };

  const change = (part: Partial<BookingView>) => {
    const { day, page, length } = { ...view, ...part };
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | null) =>
      value === null ? next.delete(name) : next.set(name, value);
    put('day', day);
    put('page', page > 1 ? String(page) : null);
    put('length', length === null ? null : String(length));
    setParams(next, { replace: true });
  };
  return [view, change];
}

function wholeFrom1(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : null;
}
