import { createRemoteApi } from '@athenaeum/shell-contract';

export const api = createRemoteApi('bookClub');
