import { uploadFile, usePlatform } from '@athenaeum/shell-contract';
import type { Upload } from '@athenaeum/shared-ui';

/** Uploads a file to a folder of the library; its id is the storage key. */
export function useContentUpload(folder: 'recordings' | 'resources' | 'content-files'): Upload {
  const { apiBase } = usePlatform();
  return async (file, how) => {
    const answer = await uploadFile(apiBase, folder, file, how);
    return 'message' in answer ? answer : { id: answer.key, name: answer.name };
  };
}
