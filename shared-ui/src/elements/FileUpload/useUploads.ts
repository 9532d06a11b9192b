import { useEffect, useRef, useState } from 'react';
import { useUploadsUnderWay } from '../UploadForm/uploadsUnderWay';
import { fileUploadText } from './fileUpload.messages';

/** An uploaded file, as `upload` returns it. */
export type UploadedFile = {
  id: string;
  name: string;
  /** Address to view it at. */
  href?: string;
};

/** Uploads one file. A refusal is a result with a message; anything thrown reads "Failed to upload file". */
export type Upload = (
  file: File,
  how: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<UploadedFile | { message: string }>;

/** An upload in progress, or one that failed. */
export type PendingUpload = { file: File; percent: number; problem: string | null };

type Running = PendingUpload & { leaving: AbortController };

/** Uploads in progress by file name: each can be followed, cancelled and retried. Unmounting cancels all. */
export function useUploads(upload: Upload, onUploaded: (file: UploadedFile) => void) {
  const [running, setRunning] = useState<readonly Running[]>([]);
  const { begin } = useUploadsUnderWay();
  const latest = useRef(running);
  useEffect(() => {
    latest.current = running;
  });
  useEffect(() => () => latest.current.forEach(({ leaving }) => leaving.abort()), []);

  const change = (file: File, next: Partial<Running> | null) =>
    setRunning((now) => now.flatMap((one) => (one.file !== file ? one : next ? { ...one, ...next } : [])));

  const start = async (file: File) => {
    const leaving = new AbortController();
    const begun: Running = { file, percent: 0, problem: null, leaving };
    setRunning((now) => [...now.filter((one) => one.file.name !== file.name), begun]);
    const end = begin();
    const answer = await upload(file, {
      signal: leaving.signal,
      onProgress: (percent) =>
        !leaving.signal.aborted && change(file, { percent: Math.round(Math.min(Math.max(percent, 0), 100)) }),
    }).catch(() => ({ message: fileUploadText.failed }));
    const isRefused = 'message' in answer;
    if (leaving.signal.aborted) return end(false);
    if (isRefused) change(file, { problem: answer.message });
    else {
      change(file, null);
      onUploaded(answer);
    }
    end(!isRefused);
  };

  const cancel = (file: File) => {
    running.find((one) => one.file === file)?.leaving.abort();
    change(file, null);
  };

  return { pending: running as readonly PendingUpload[], start: (file: File) => void start(file), cancel };
}
