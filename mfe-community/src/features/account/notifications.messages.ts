import { defineMessages } from '@athenaeum/messages';

export const notificationsText = defineMessages('communityNotifications', {
  title: 'Notifications',
  about: 'What the bell at the top of every page tells you, whether or not an email says it too.',
  group: 'Notifications you want',
  salons: 'Changes to events you’re attending or waiting for',
  reminders: 'Reminders for events and sessions',
  coaching: 'Coaching sessions and your portfolio',
  connections: 'Requests to connect, and answers to yours',
  groups: 'Requests to join a peer group, and answers to yours',
  applications: 'Your applications',
  opportunities: 'New opportunities that match your filters',
  account: 'Your requests and refunds',
  quietTitle: 'Quiet hours',
  quietAbout:
    'Emails that can wait are sent when these hours are over, by your own clock. News of your seats and sessions and of your account’s security never waits.',
  quietOn: 'Hold emails during quiet hours',
  from: 'From',
  until: 'Until',
  notSaved: 'That wasn’t saved. {problem}',
});
