import { open, readFile } from 'node:fs/promises';
import { cuesOf } from '@athenaeum/content-contract';
import { fileTypeFromBuffer } from 'file-type';

const PICTURES = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/avif': 'image/avif',
} as const;
export type PictureType = (typeof PICTURES)[keyof typeof PICTURES];
const VIDEOS = ['video/mp4', 'video/webm'] as const;
export type UploadType = 'application/pdf' | 'text/vtt' | (typeof VIDEOS)[number] | PictureType;

export const isPicture = (type: UploadType): type is PictureType => type.startsWith('image/');

const HEAD = 4100;
const TAIL = 2048;
const PDF_BEGINS = /^%PDF-[12]\.\d\s/;
/** Nothing may follow the end, or the same bytes could be an archive or a page as well. */
const PDF_ENDS = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const VTT_BEGINS = /^\uFEFF?WEBVTT[ \t\r\n]/;
const MAX_VTT_BYTES = 1_000_000;
/** The bytes in which content sniffing would look for HTML. */
const SNIFFED = 1024;
const PAGE = /<(!doctype|html|head|body|script|iframe|svg|\?php)/i;

/** The type of a file by its content, regardless of its name; null for types that are never accepted. */
export async function typeOf(path: string, bytes: number): Promise<UploadType | null> {
  const { head, tail } = await endsOf(path, bytes);
  if (isPdf(head.toString('latin1'), tail.toString('latin1'))) return 'application/pdf';
  if (VTT_BEGINS.test(head.toString('utf8'))) return (await isVtt(path, bytes)) ? 'text/vtt' : null;
  const found = await fileTypeFromBuffer(head);
  const video = VIDEOS.find((type) => type === found?.mime);
  if (video) return video;
  return found && found.mime in PICTURES ? PICTURES[found.mime as keyof typeof PICTURES] : null;
}

/** All of it is read: it is text, and only what can be shown beside a video is taken. */
async function isVtt(path: string, bytes: number): Promise<boolean> {
  if (bytes > MAX_VTT_BYTES) return false;
  const file = await readFile(path);
  return Buffer.from(file.toString('utf8')).equals(file) && cuesOf(file.toString('utf8')) !== null;
}

const isPdf = (head: string, tail: string) =>
  PDF_BEGINS.test(head) && PDF_ENDS.test(tail) && !PAGE.test(head.slice(0, SNIFFED));

async function endsOf(path: string, bytes: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r');
  try {
    const part = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await part(HEAD, 0), tail: await part(TAIL, Math.max(bytes - TAIL, 0)) };
  } finally {
    await file.close();
  }
}
