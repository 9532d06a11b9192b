import { translateSentence } from '@athenaeum/messages';
import { uploadText } from './upload.messages';

/** The storage key and name of an uploaded file, or the message of a refusal or failure. */
export type Uploaded = { key: string; name: string } | { message: string };

interface How {
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

interface UploadAnswer {
  ok: boolean;
  message: string | null;
  fields?: { file?: string } | null;
  data?: { key: string; name: string } | null;
}

/**
 * Uploads one file into a folder of the viewer, by XMLHttpRequest, as `fetch` reports no upload progress.
 *
 * @throws Error on a network failure; a refusal, an abort or an unusable answer resolves to a `message`
 */
export function uploadFile(
  apiBase: string,
  folderName: string,
  file: File,
  { onProgress, signal }: How = {},
): Promise<Uploaded> {
  if (signal?.aborted) return Promise.resolve({ message: uploadText.failed });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('folderName', folderName);
    form.append('file', file, file.name);
    request.open('POST', `${apiBase}/aws-proxy/s3/upload-file`);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? (100 * loaded) / total : 0);
    request.onload = () => resolve(read(request.responseText));
    request.onerror = () => reject(new Error(uploadText.failed));
    request.onabort = () => resolve({ message: uploadText.failed });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function read(text: string): Uploaded {
  try {
    const { ok, message, fields, data } = JSON.parse(text) as UploadAnswer;
    if (ok && data) return { key: data.key, name: data.name };
    const said = message ? translateSentence(message) : uploadText.failed;
    return { message: fields?.file ? `${said}. ${translateSentence(fields.file)}` : said };
  } catch {
    // A proxy's error page.
    return { message: uploadText.failed };
  }
}
