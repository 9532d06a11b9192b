import { createRemoteApi } from '@athenaeum/shell-contract';

export const api = createRemoteApi('admin', ['Members', 'Member', 'Postings', 'Posting', 'Applications']);
