import { ENTRIES } from '../defineMessages';
import type { Catalogue } from '../entry';

/** The English of messages as it was written, values and plurals included. */
export const entriesOf = (messages: object): Catalogue => (messages as { [ENTRIES]: Catalogue })[ENTRIES];
