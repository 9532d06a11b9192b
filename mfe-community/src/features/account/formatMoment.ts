import { dateFormat } from '@athenaeum/common/dates';

/** When something happened: "Nov 5, 6:00 PM", in the browser's zone. */
export const formatMoment = (at: number): string =>
  dateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at);
