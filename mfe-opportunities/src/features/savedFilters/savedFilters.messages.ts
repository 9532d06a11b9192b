import { defineMessages } from '@athenaeum/messages';

export const savedFiltersText = defineMessages('savedFilters', {
  title: 'Your saved filters',
  notLoaded: 'We couldn’t load your saved filters',
  notSaved: 'We couldn’t save that. {reason}',
  deleted: 'Filter “{name}” deleted',
  undo: 'Undo',
  everything: 'Every new opportunity',
  alerts: 'Email me new matches',
  alertsOf: 'Email me new matches for {name}',
  remove: 'Delete saved filter {name}',
  savedAs: 'Saved as “{name}”',
  views: 'Saved filters',
  everythingOpen: 'Everything open',
  savedRoles: 'Saved',
  save: 'Save this filter',
  emailNew: 'Email me new opportunities',
});
