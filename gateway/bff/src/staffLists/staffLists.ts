import { attendeesCsv, attendeesCsvDocs } from './attendeesCsv';
import { referralsCsv, referralsCsvDocs } from './referralsCsv';
import { salesCsvDocs, salesCsvs } from './salesCsv';

/** Lists of the staff area that can be taken away as files. */
export const staffLists = [attendeesCsv, referralsCsv, ...salesCsvs];

export const staffListDocs = [attendeesCsvDocs, referralsCsvDocs, ...salesCsvDocs];
