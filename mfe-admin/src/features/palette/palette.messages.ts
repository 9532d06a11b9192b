import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('adminPalette', {
  actions: 'Do',
  addOpportunity: 'Add an opportunity',
  /** The words that begin such a line, separated by commas. */
  createVerbs: 'add, new, create',
  members: 'Member records',
  salons: 'Edit salons',
});
