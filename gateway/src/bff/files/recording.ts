import { extname } from 'node:path';
import type { Servable } from './sendFile';
import type { FileStorage } from './storage';

const FOLDER = 'recordings/';
const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A recording or its captions, put there by staff; whoever has a link to it may play it. */
export async function recordingAt(key: string, storage: FileStorage): Promise<Servable | null> {
  const type = TYPES[extname(key).toLowerCase()];
  if (!type || !key.startsWith(FOLDER)) return null;
  const found = await storage.head(key);
  return found && { ...found, type, open: (part) => storage.open(key, part) };
}
