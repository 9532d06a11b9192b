import { Button } from '@athenaeum/shared-ui';

/** An unknown `look`. */
export const wrongProp = <Button look="loud">Join</Button>;
