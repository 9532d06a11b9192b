/** Orders of the board; in each, roles that take no applications come last. */
export const BOARD_ORDERS = ['newest', 'closing'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];
