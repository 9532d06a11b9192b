import { Refusal } from '@athenaeum/kit';

export const CONFIRM_FIRST = 'Please confirm that it is you, then try again.';

export const confirmFirst = () => new Refusal('REAUTHENTICATION_REQUIRED', CONFIRM_FIRST);
