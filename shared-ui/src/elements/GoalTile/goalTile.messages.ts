import { defineMessages } from '@athenaeum/messages';

export const goalTileText = defineMessages('uiGoalTile', {
  mine: 'Your goal',
});
