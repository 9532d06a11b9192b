import { Refusal } from '@athenaeum/kit';
import { fileName } from '@athenaeum/registry/release';
import * as z from 'zod';

/** Far above the size of areas: our largest has 80 files with 1.5 MB. */
export const LIMITS = {
  record: 1_000_000,
  files: 1000,
  file: 8_000_000,
  all: 64_000_000,
  /** Unpublished uploads per area. */
  open: 5,
} as const;

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

const file = z.object({
  bytes: z
    .number()
    .int()
    .min(0)
    .max(LIMITS.file, `is larger than the ${megabytes(LIMITS.file)} that a file may have`),
  integrity: z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/, 'has no digest'),
});

/** Files that the service writes itself; uploads of them are refused. */
const RESERVED_NAMES = /(^build\.json|\.br|\.gz)$/;

/** The part of `build.json` that is needed to accept files; the rest is validated when they are complete. */
const uploadRecord = z.object({
  app: z.string(),
  version: z.string().regex(/^[\w-]{4,64}$/),
  site: z.unknown().optional(),
  files: z.record(
    fileName
      .max(200, 'is too long')
      .refine((name) => name.split('/').every((part) => !part.startsWith('.')), 'is hidden')
      .refine((name) => !RESERVED_NAMES.test(name), 'is written by the platform itself'),
    file,
  ),
});

export type UploadRecord = z.infer<typeof uploadRecord>;

/** @throws Refusal that names the first file or field that cannot be taken */
export function readUploadRecord(text: string, area: string): UploadRecord {
  if (Buffer.byteLength(text) > LIMITS.record)
    throw new Refusal('INVALID', `This build.json is larger than ${megabytes(LIMITS.record)}.`);
  const parsed = uploadRecord.safeParse(parse(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [field, name] = issue!.path.map(String);
    const what =
      field === 'files' && name !== undefined ? `The file “${name.slice(0, 80)}”` : (field ?? 'It');
    throw new Refusal('INVALID', `This build.json cannot be taken. ${what}: ${innermost(issue!)}.`);
  }
  const { app, files } = parsed.data;
  if (app !== area) throw new Refusal('INVALID', `This is a build of ${app}, not of ${area}.`);
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  if (sizes.length > LIMITS.files)
    throw new Refusal('INVALID', `The build has ${sizes.length} files, ${LIMITS.files} are taken.`);
  if (sizes.reduce((sum, bytes) => sum + bytes, 0) > LIMITS.all)
    throw new Refusal('INVALID', `The build is larger than ${megabytes(LIMITS.all)}.`);
  // One name cannot be a file and a folder.
  const folders = new Set(Object.keys(files).flatMap(foldersOf));
  const both = Object.keys(files).find((name) => folders.has(name));
  if (both) throw new Refusal('INVALID', `The build has ${both} as a file and as a folder.`);
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The innermost issue of an invalid name. */
const innermost = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_key' ? issue.issues[0]!.message : issue.message;

const foldersOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
