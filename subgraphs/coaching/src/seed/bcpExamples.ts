import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoId, onePagePdf, type PdfLine } from '@athenaeum/kit/demo';
import type { BcpExampleRow } from '../modules/bcp/bcpExample.model';

interface Example {
  file: string;
  title: string;
  page: PdfLine[];
}

const title = (words: string): PdfLine => ({ as: 'title', words });
const heading = (words: string): PdfLine => ({ as: 'heading', words });
const text = (words: string): PdfLine => ({ as: 'text', words });

/** Of a fictitious person, as a writer would deliver them. */
const EXAMPLES: readonly Example[] = [
  {
    file: 'executive-resume.pdf',
    title: 'An executive resume',
    page: [
      title('Adaeze Mbeki'),
      text('Chief Operating Officer. Regulated logistics, three continents, P&L of 1.4 billion dollars.'),
      heading('What she is known for'),
      text(
        'Turned a cold chain that lost nine shipments in a hundred into one that loses one in four hundred.',
      ),
      text('Led the integration of two acquisitions without losing a single key account.'),
      text('Chairs the safety committee that ended eleven years of lost-time accidents at two depots.'),
      heading('Experience'),
      text('Chief Operating Officer, Fjordline Logistics, 2019 to today.'),
      text('Vice President Operations, Harborline Freight, 2013 to 2019.'),
      text('Director of Distribution, Northgate Biologics, 2008 to 2013.'),
      heading('Boards and committees'),
      text('Independent Director and member of the audit committee, Meridian Cold Storage, since 2022.'),
      heading('Education'),
      text('MBA, Rotterdam School of Management. BSc Chemical Engineering, University of Lagos.'),
    ],
  },
  {
    file: 'biography.pdf',
    title: 'A biography for a programme',
    page: [
      title('Adaeze Mbeki'),
      text(
        'Adaeze Mbeki runs the operations of Fjordline Logistics, which carries a third of the vaccines of northern Europe. She began in a laboratory, noticed that good medicine was being spoilt on the way to the people who needed it, and has worked on the way ever since.',
      ),
      text(''),
      text(
        'At Fjordline she rebuilt the cold chain around the people who drive it. Losses fell from nine shipments in a hundred to one in four hundred, and the company has not had a lost-time accident at its two largest depots since 2021.',
      ),
      text(''),
      text(
        'She serves on the board of Meridian Cold Storage, where she sits on the audit committee, and speaks on supply under pressure, on safety as a habit, and on what engineers can learn from accountants.',
      ),
    ],
  },
  {
    file: 'board-cv.pdf',
    title: 'A board CV on one page',
    page: [
      title('Adaeze Mbeki'),
      text('For a seat on the audit or risk committee of a listed industrial or life sciences company.'),
      heading('What she brings to the table'),
      text(
        'Operational risk: twenty years of things that must not go wrong, and of what it costs when they do.',
      ),
      text('Finance: P&L of 1.4 billion dollars; two acquisitions from first look to integration.'),
      text('Regulators: inspected by seven authorities, on first-name terms with three.'),
      heading('Board experience'),
      text(
        'Independent Director, Meridian Cold Storage, since 2022. Audit committee; led the search for the CFO.',
      ),
      text('Trustee, Lagos Science Museum, 2017 to 2023.'),
      heading('Executive experience'),
      text('Chief Operating Officer, Fjordline Logistics. Reports to the board on risk and on safety.'),
      heading('Available'),
      text('From the next annual meeting. Four board days a quarter, committees included.'),
    ],
  },
];

const FOLDER = 'bcp';

export const bcpExampleRows = (): BcpExampleRow[] =>
  EXAMPLES.map(({ file, title }, position) => ({
    _id: demoId('bcp-example', file),
    title,
    asset: `/files/public/${FOLDER}/${file}`,
    position,
  }));

/** The files themselves, in the folder of public files. */
export function writeBcpExamples(folder: string): void {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  for (const { file, page } of EXAMPLES) {
    const target = join(folder, FOLDER, file);
    if (!existsSync(target)) writeFileSync(target, onePagePdf(page));
  }
}
