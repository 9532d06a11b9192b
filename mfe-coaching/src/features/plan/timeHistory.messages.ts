import { defineMessages } from '@athenaeum/messages';

export const timeHistoryText = defineMessages('timeHistory', {
  empty: 'Nothing yet. What you buy and book will appear here.',
  caption: 'Newest first, with your total after each change.',
  what: 'What happened',
  change: 'Change',
  total: 'Total',
  entry: '{day} · {note}',
  added: '+{time}',
  taken: '−{time}',
  held: '{time} held',
  freed: '{time} free again',
  earlier: 'Earlier',
  more: 'Show More',
  less: 'Show Less',
});

/** What happened to coaching time, by the types of the ledger. */
export const timeEntriesText = defineMessages('timeEntries', {
  purchase: 'Bought',
  hold: 'Held for a session',
  release: 'Returned from a session',
  debit: 'Used for a session',
  adjustment: 'Adjusted by our team',
});
