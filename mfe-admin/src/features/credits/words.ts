import type { CreditEntryType } from '@athenaeum/coaching-contract';
import { creditsText } from './credits.messages';
import { creditTypeText } from './creditTypes.messages';

/** "1 minute", "120 minutes". */
export const minutesInWords = (minutes: number): string => creditsText.minutes({ count: minutes });

/** "+30", "−60", "0": how a line changes something. */
export const signed = (minutes: number): string =>
  minutes > 0 ? `+${minutes}` : minutes < 0 ? `−${-minutes}` : '0';

/** What a line of the ledger is called. */
export const typeInWords = (type: CreditEntryType): string => creditTypeText[type];
