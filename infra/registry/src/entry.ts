import * as z from 'zod';
import { CONTRACT_VERSION, remoteManifest } from '@athenaeum/shell-contract/manifest';

/** The contract versions that the shell can hold today. */
export const SUPPORTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];

/** The one thing a remote must expose: its lifecycles, and its slots beside them. */
export const REMOTE_MODULE = './remote';

const fileName = z
  .string()
  .regex(/^[\w@.-]+(\/[\w@.-]+)*$/, 'not a file name')
  .refine((name) => !name.split('/').includes('..'), 'leads outside');

export const remoteEntry = z.strictObject({
  name: z.string().regex(/^mfe(-[a-z0-9]+)+$/),
  version: z.string().regex(/^[\w-]{4,64}$/),
  /** Who looks after it. */
  owner: z.string().max(80).optional(),
  contract: z.number().refine((version) => SUPPORTED_CONTRACTS.includes(version), {
    error: ({ input }) => `contract ${String(input)} is not one this shell supports`,
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
      integrity: z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/),
    }),
  ),
  /** The server side of the site that the remote is by itself, and the scripts of its pages by name. */
  site: z.strictObject({ server: fileName, scripts: z.record(z.string(), z.array(fileName)) }).optional(),
  manifest: remoteManifest,
});

export type RemoteEntry = z.infer<typeof remoteEntry>;

/** One line for a person: which value is wrong, and how. */
export const describeIssues = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`)
    .join('; ');
