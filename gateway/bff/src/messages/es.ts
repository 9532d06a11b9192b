import { mails } from './es/mails';
import { pages } from './es/pages';
import { sentences } from './es/sentences';

/** What the gateway writes in Spanish: its pages and the mails of a member's journey. */
export const es = { messages: { ...mails, ...pages }, sentences };
