import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('learningPalette', {
  actions: 'Do',
  reserve: 'RSVP to {event}',
  /** The words that begin such a line, separated by commas. */
  reserveVerbs: 'rsvp, attend, reserve',
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
