/** Coaching time, a portfolio, or something added to a portfolio. */
export const PRODUCT_KINDS = ['TIME', 'PORTFOLIO', 'ADD_ON'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** The add-ons the portfolio page offers, by the ids billing knows them by. */
export const PORTFOLIO_ADD_ONS = ['brand-package-updated', 'additional-cv'] as const;
