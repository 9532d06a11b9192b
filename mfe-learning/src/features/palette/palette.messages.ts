import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('learningPalette', {
  actions: 'Do',
  reserve: 'RSVP to {event}',
  /** The words that begin such a line, separated by commas. */
  reserveVerbs: 'rsvp, attend, reserve',
  /** Of an event that is named by nobody: choosing it leads there. */
  onItsPage: '{when} · RSVP on its page',
  joinWaitlist: 'Join the waitlist for {event}',
  save: 'Save {event}',
  saveVerbs: 'save, bookmark',
  salons: 'Salons',
  library: 'Library',
  pathway: 'Pathway',
  peerGroup: 'Peer group',
  goal: 'Goal',
  recorded: 'On demand',
  saved: 'Saved',
});
