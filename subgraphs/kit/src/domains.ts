export const DOMAINS = ['users', 'content', 'coaching', 'opportunities'] as const;
export type Domain = (typeof DOMAINS)[number];
