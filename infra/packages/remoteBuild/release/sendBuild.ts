import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begun } from '@athenaeum/release-protocol/answers';
import { BuildProblem } from '../problem';
import type { ReleaseClient } from './releaseClient';

const MAX_CONCURRENT_UPLOADS = 4;

/** Uploads the files of a build that are not there yet; returns its id. */
export async function sendBuild(
  client: ReleaseClient,
  { area, folder }: { area: string; folder: string },
  onProgress: (line: string) => void,
): Promise<string> {
  const { upload, missing } = await client.tell(`/areas/${area}/uploads`, recordIn(folder), begun);
  let bytes = 0;
  const left = [...missing];
  const sendSome = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const content = fileIn(folder, name);
      await client.put(`/areas/${area}/uploads/${upload}?file=${encodeURIComponent(name)}`, content);
      bytes += content.length;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, sendSome));
  onProgress(`Sent ${missing.length} files, ${(bytes / 1024).toFixed(0)} KB`);
  return upload;
}

function recordIn(folder: string): string {
  try {
    return readFileSync(join(folder, 'build.json'), 'utf8');
  } catch {
    throw new BuildProblem(`There is no build in ${folder}: athenaeum-remote build makes one.`);
  }
}

function fileIn(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch {
    throw new BuildProblem(`${name} is missing in ${folder}: build it anew.`);
  }
}
