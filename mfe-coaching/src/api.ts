import { createRemoteApi } from '@athenaeum/shell-contract';

/**
 * `Credits` is her coaching time wherever it is shown, `Orders` what she has bought, `Coach` one coach as her page shows
 * her, `Portfolio` the portfolio service with what she wrote about it.
 */
export const api = createRemoteApi('coaching', ['Credits', 'Orders', 'Coach', 'Portfolio']);
