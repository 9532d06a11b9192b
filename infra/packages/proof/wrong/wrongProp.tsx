import { Button } from '@athenaeum/shared-ui';

/** A look that there is not. */
export const wrongProp = <Button look="loud">Join</Button>;
