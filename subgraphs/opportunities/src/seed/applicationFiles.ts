import { demoId, onePagePdf } from '@athenaeum/kit/demo';
import type { FileRow } from '@athenaeum/kit/files';
import type { ApplicationRow } from '../modules/application/application.model';
import { applicationRows } from './applicationRows';
import { opportunityRows } from './opportunityRows';

interface DemoFile {
  key: string;
  body: Buffer;
}

const cvOf = ({ cv_name }: ApplicationRow): Buffer =>
  onePagePdf([
    { as: 'title', words: (cv_name ?? 'CV').replace(/ CV\.pdf$/, '') },
    { as: 'heading', words: 'Curriculum vitae' },
    { as: 'text', words: 'Twenty years of leading teams and budgets; references on request.' },
  ]);

/** Each applicant has one CV, which all applications share that are not withdrawn. */
function applicantsOf(rows: readonly ApplicationRow[]): ApplicationRow[] {
  const current = rows.filter(({ status }) => status !== 'Withdrawn');
  return [...new Map(current.map((row) => [row.cv, row])).values()];
}

/** The file records of these applications' CVs. */
export const applicationFileRows = (rows: readonly ApplicationRow[], now: number): FileRow[] =>
  applicantsOf(rows).map((row) => ({
    _id: demoId('file', row.cv),
    key: row.cv,
    owner_id: row.user_id,
    folder: 'opportunities-docs',
    name: row.cv_name ?? 'CV.pdf',
    type: 'application/pdf',
    bytes: cvOf(row).length,
    state: 'kept',
    use: 'application',
    created_at: now,
    since: now,
  }));

/** The CVs themselves, for the storage of a demo. */
export const demoApplicationFiles = (now: number): DemoFile[] =>
  applicantsOf(applicationRows(opportunityRows(now), now)).map((row) => ({ key: row.cv, body: cvOf(row) }));
