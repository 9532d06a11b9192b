import { fileUploadText } from './fileUpload.messages';

export type Limits = {
  /** As in `<input accept>`: '.pdf', 'application/pdf', 'image/*'. */
  accept: readonly string[];
  /** The same as readable text: "PDF", "PNG or JPEG". */
  kinds: string;
  maxBytes?: number;
};

/** Why a file is refused, or null. `taken` are the names of the files uploaded already. */
export function validateFile(file: File, { accept, kinds, maxBytes }: Limits, taken: readonly string[]) {
  if (!accept.some((pattern) => fits(file, pattern)))
    return fileUploadText.wrongKind({ name: file.name, kinds });
  if (maxBytes && file.size > maxBytes)
    return fileUploadText.tooLarge({ name: file.name, size: megabytes(maxBytes) });
  if (taken.includes(file.name)) return fileUploadText.duplicated;
  return null;
}

/** "10 MB", "0.5 MB" */
export const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

function fits({ name, type }: File, pattern: string) {
  const wanted = pattern.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
  return type === wanted;
}
