/** Coaching time, a portfolio, or something added to a portfolio. */
export const PRODUCT_KINDS = ['TIME', 'PORTFOLIO', 'ADD_ON'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** The add-ons on the portfolio page, by their ids in billing. */
export const PORTFOLIO_ADD_ONS = ['brand-package-updated', 'additional-cv'] as const;
