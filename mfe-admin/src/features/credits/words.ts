import type { CreditEntryType } from '@athenaeum/coaching-contract';
import { creditsText } from './credits.messages';
import { creditTypeText } from './creditTypes.messages';

/** "1 minute", "120 minutes". */
export const minutesInWords = (minutes: number): string => creditsText.minutes({ count: minutes });

/** A signed change: "+30", "−60", "0". */
export const signed = (minutes: number): string =>
  minutes > 0 ? `+${minutes}` : minutes < 0 ? `−${-minutes}` : '0';

/** The label of a ledger entry's type. */
export const typeInWords = (type: CreditEntryType): string => creditTypeText[type];
