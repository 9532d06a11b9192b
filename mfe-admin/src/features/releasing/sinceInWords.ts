import { moment } from '../../components/moment';
import { releasingText } from './releasing.messages';

/** "Since Nov 21, 2026, 3:04 PM, by grace". */
export const sinceInWords = ({ at, by }: { at: number; by: string | null }): string =>
  by === null ? releasingText.since({ at: moment(at) }) : releasingText.sinceBy({ at: moment(at), by });
