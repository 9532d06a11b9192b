import { attendeesCsv, attendeesCsvDocs } from './attendeesCsv';
import { referralsCsv, referralsCsvDocs } from './referralsCsv';
import { reviewsCsv, reviewsCsvDocs } from './reviewsCsv';
import { salesCsvDocs, salesCsvs } from './salesCsv';

/** Lists of the staff area that can be taken away as files. */
export const staffLists = [attendeesCsv, referralsCsv, reviewsCsv, ...salesCsvs];

export const staffListDocs = [attendeesCsvDocs, referralsCsvDocs, reviewsCsvDocs, ...salesCsvDocs];
