import { extname } from 'node:path';
import type { Servable } from './sendFile';
import { isKey, type FileStorage } from './storage';

const FOLDER = 'recordings/';
const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
};

const typeOf = (key: string) => TYPES[extname(key).toLowerCase()];

/** Whether a key can be a recording or an introduction: no file outside this folder is served as one, whatever a record names. */
export const isRecordingKey = (key: string): boolean =>
  isKey(key) && key.startsWith(FOLDER) && typeOf(key) !== undefined;

/** A recording or its captions, put there by staff. */
export async function recordingAt(key: string, storage: FileStorage): Promise<Servable | null> {
  if (!isRecordingKey(key)) return null;
  const found = await storage.head(key);
  return found && { ...found, type: typeOf(key)!, open: (part) => storage.open(key, part) };
}
