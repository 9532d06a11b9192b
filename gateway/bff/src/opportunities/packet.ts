import type { FileRow } from '@athenaeum/kit/files';
import type { Contact } from '../sources/sources';
import { StorageUnavailable, type FileStorage } from '../files/storage';
import type { ZipEntry } from './zip';

export interface Applied {
  title: string;
  pitch: string | null;
  /** Epoch ms. */
  created_at: number;
}

/** Everything of an application, as board support saves and passes it on. */
export function packetOf(
  application: Applied,
  applicant: Contact | null,
  files: readonly { part: 'CV' | 'Bio'; file: FileRow }[],
  storage: FileStorage,
): ZipEntry[] {
  const words = Buffer.from(inWords(application, applicant));
  return [
    { name: 'application.txt', bytes: words.length, open: async () => words },
    ...files.map(({ part, file }) => ({
      name: `${part} - ${plain(file.name)}`,
      bytes: file.bytes,
      open: async () => {
        const content = await storage.open(file.key);
        if (!content) throw new StorageUnavailable(new Error('A file went away while it was asked for'));
        return content;
      },
    })),
  ];
}

/** "ngozi-eze-audit-chair.zip" */
export const packetName = ({ title }: Applied, applicant: Contact | null): string =>
  `${[applicant?.first_name, applicant?.last_name, title]
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)}.zip`;

const inWords = ({ title, pitch, created_at }: Applied, applicant: Contact | null): string =>
  [
    title,
    '',
    ...(applicant ? [`${applicant.first_name} ${applicant.last_name}`, applicant.email] : []),
    `Applied on ${new Date(created_at).toISOString().slice(0, 10)}`,
    '',
    pitch ?? '',
    '',
  ].join('\r\n');

/** A name of one file, wherever it is unpacked. */
const plain = (name: string): string => name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ').trim() || 'file';
