import { defineMessages } from '@athenaeum/messages';

export const recordText = defineMessages('adminMemberRecord', {
  hideCount: { one: 'Hide 1 member?', other: 'Hide {count} members?' },
  hiddenCount: {
    one: '1 member is hidden from the directory',
    other: '{count} members are hidden from the directory',
  },
  notSaid: 'Not given',
  severalHint: 'Separate multiple values with semicolons.',
  hide: 'Hide from directory',
  hideExplained: 'They won’t show up in lists, searches, or counts. Their profile pages still work.',
  failed: 'This record didn’t load',
  loading: 'Loading the record',
  noHistory: 'Staff haven’t changed anything yet.',
  showMore: 'Show More',
  historyFailed: 'History didn’t load',
  historyLoading: 'Loading history',
  byWithReason: '{who}: “{reason}”',
  historyEntry: '{day}, {who}: {reason}',
  recordSaved: '{name} saved',
  editOf: 'Edit {name}',
});
