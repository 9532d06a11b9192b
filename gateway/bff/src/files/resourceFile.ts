import { extname } from 'node:path';
import type { Servable } from './sendFile';
import { isKey, type FileStorage } from './storage';

const FOLDER = 'resources/';
const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const PLAYED: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

const extensionOf = (key: string) => extname(key).toLowerCase();

/** Whether a key can be a resource: no file outside this folder is served as one. */
export const isResourceKey = (key: string): boolean =>
  isKey(key) && key.startsWith(FOLDER) && extensionOf(key) in { ...TYPES, ...PLAYED };

/** What staff put beside a salon or a pathway: videos play, everything else is saved, by the name the page gives it. */
export async function resourceAt(key: string, storage: FileStorage): Promise<Servable | null> {
  if (!isResourceKey(key)) return null;
  const found = await storage.head(key);
  if (!found) return null;
  const extension = extensionOf(key);
  const open: Servable['open'] = (part) => storage.open(key, part);
  return extension in PLAYED
    ? { ...found, type: PLAYED[extension]!, open }
    : { ...found, type: TYPES[extension]!, saveAs: '', open };
}
