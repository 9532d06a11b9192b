/** "1 minute", "120 minutes". */
export const minutesInWords = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes.toLocaleString('en-US')} minutes`;

/** "+30", "−60", "0": how a line changes something. */
export const signed = (minutes: number): string =>
  minutes > 0 ? `+${minutes}` : minutes < 0 ? `−${-minutes}` : '0';

const TYPES: Readonly<Record<string, string>> = {
  purchase: 'Bought',
  hold: 'Held for a session',
  release: 'No longer held',
  debit: 'Used',
  adjustment: 'Changed by staff',
};

/** What a line of the ledger is called. */
export const typeInWords = (type: string): string => TYPES[type] ?? type;
