import { defineMessages } from '@athenaeum/messages';

export const filterPanelText = defineMessages('uiFilterPanel', {
  title: 'Filters',
  clearAll: 'Clear All',
  show: 'Show <result></result>',
  match: { one: 'match {count} filter', other: 'match {count} filters' },
});
