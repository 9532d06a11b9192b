import * as z from 'zod';
import { buildSignature } from './signing/buildSignature';
import { CONTRACT_VERSION, OLDEST_CONTRACT, publishedManifest } from '@athenaeum/shell-contract/manifest';

/** Whether the current shell supports the contract version. */
const isSupported = (contract: number) => contract >= OLDEST_CONTRACT && contract <= CONTRACT_VERSION;

export { REMOTE_MODULE } from '@athenaeum/shell-contract/federation/view';

/** The path of a build's file, relative to its folder. */
export const fileName = z
  .string()
  .regex(/^[\w@.-]+(\/[\w@.-]+)*$/, 'not a file name')
  .refine((name) => !name.split('/').includes('..'), 'leads outside');

const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/);
const text = z.string().min(1).max(80);

/** Where a build lists the GraphQL documents that it sends: by the SHA-256 of each, in hex, its text. */
export const operationsFile = z.object({ file: fileName, count: z.number(), integrity });

/** A shared library: the bundled version, and the range of versions that it accepts instead. */
export const sharedLibrary = z.object({ name: text, version: text, range: text, singleton: z.boolean() });

/** Versions of the shell contract, both included. */
export const contractRange = z.object({ from: z.number(), to: z.number() });

/** A version of a remote, as published. Unknown fields are dropped: an entry may be newer than its reader. */
export const remoteEntry = z.object({
  name: z.string().regex(/^mfe(-[a-z0-9]+)+$/),
  version: z.string().regex(/^[\w-]{4,64}$/),
  /** The team that owns it. */
  owner: z.string().max(80).optional(),
  contract: z.number().refine(isSupported, {
    error: ({ input }) =>
      `contract ${String(input)} is not one this shell supports (${OLDEST_CONTRACT} to ${CONTRACT_VERSION})`,
  }),
  /** The federation container's script. */
  entry: fileName,
  exposes: z.array(z.strictObject({ name: z.string(), files: z.array(fileName) })),
  files: z.array(
    z.strictObject({
      name: fileName,
      bytes: z.number(),
      brotli: z.number().nullable(),
      /** As in an integrity attribute: `sha384-...`. */
      integrity,
    }),
  ),
  /** The server module of the remote's standalone site, and the scripts of its pages by name. */
  site: z.strictObject({ server: fileName, scripts: z.record(z.string(), z.array(fileName)) }).optional(),
  manifest: publishedManifest,
  // Absent in older builds.
  operations: operationsFile.optional(),
  shared: z.array(sharedLibrary).optional(),
  contracts: contractRange.optional(),
  signature: buildSignature.optional(),
});

export type RemoteEntry = z.infer<typeof remoteEntry>;
export type SharedLibrary = z.infer<typeof sharedLibrary>;

/** A readable line: which value is wrong, and how. */
export const describeIssues = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`)
    .join('; ');
