import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrillReport } from './drill';

/** Writes the report as a page and answers its path. */
export async function writeReport(folder: string, report: DrillReport): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${report.startedAt.replace(/[-:]|\.\d+/g, '')}.md`);
  await writeFile(file, reportText(report), { mode: 0o600 });
  return file;
}

export function reportText({ startedAt, problem, steps, record, compared, decided }: DrillReport): string {
  const total = steps
    .filter(({ what }) => !what.startsWith('comparing'))
    .reduce((sum, { ms }) => sum + ms, 0);
  return [
    `# Drill of ${startedAt}`,
    '',
    problem ? `**Failed**, ${problem}.` : '**Passed**: what was restored is what was backed up.',
    '',
    '| Step | Seconds |',
    '| --- | ---: |',
    ...steps.map(({ what, ms }) => `| ${what} | ${seconds(ms)} |`),
    `| all | ${seconds(total)} |`,
    ...(record ? sizes(record) : []),
    ...(compared ? content(compared) : []),
    ...(decided
      ? [
          '',
          `Decisions since the backup that were put back: ${decided.reinstated}. Members forgotten again: ${decided.forgotten}.`,
        ]
      : []),
    '',
  ].join('\n');
}

const sizes = ({ id, made_at, plain_bytes, parts, keys }: NonNullable<DrillReport['record']>) => [
  '',
  `Backup ${id}, of ${made_at}: ${megabytes(plain_bytes)} before encryption, ${megabytes(
    parts.reduce((sum, { bytes }) => sum + bytes, 0),
  )} in ${parts.length} parts in the store, for the keys ${keys.join(', ')}.`,
];

const content = (compared: NonNullable<DrillReport['compared']>) => [
  '',
  '| Compared | |',
  '| --- | ---: |',
  `| collections, by count and SHA-256 of all their documents | ${compared.collections} |`,
  `| documents | ${compared.documents} |`,
  `| indexes | ${compared.indexes} |`,
  `| stored files, by SHA-256 | ${compared.files} |`,
  `| files of builds, by SHA-256 | ${compared.builds} |`,
  `| bytes | ${compared.bytes} |`,
  `| differences | ${compared.differences.length} |`,
  ...compared.differences.map((line) => `| | ${line} |`),
];

const seconds = (ms: number) => (ms / 1000).toFixed(1);
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
