import { defineMessages } from '@athenaeum/messages';

/** The cards of an account's settings; those with more to say have messages of their own. */
export const accountText = defineMessages('communityAccount', {
  failed: 'Your account did not load',
  loading: 'Loading your account',

  email: 'Contact email',
  emailAbout: 'You sign in with it, and it’s where we write to you.',
  emailLabel: 'Email',
  changeEmail: 'Change email',

  password: 'Password',
  passwordAbout:
    'We’ll email you a link to set a new one. It works once, for 60 minutes. Setting it signs you out everywhere.',
  resetPassword: 'Reset password',
  sendAgain: 'Send it again',
  resetSent: 'Password reset sent.',

  language: 'Language',
  languageAbout: 'For these pages and for the emails we send you.',
  browserLanguage: 'Same as my browser',

  attendance: 'Events you attend',
  attendanceAbout:
    'Off unless you turn it on. Only members you’re connected with see it, on the event’s page, until the event is over.',
  showAttendance: 'Show my connections which events I attend',

  plan: 'Plan and billing',
  planAbout: 'Your membership, purchases and receipts.',
  paidUntil: 'Your plan is paid until {day}.',
  managePlan: 'Manage plan',
  portal: 'Open the billing portal',

  consents: 'Consents',
  consentsAbout: 'What you’ve agreed to, and when.',
  consentsFailed: 'Your consents did not load',
  noConsents: 'None yet.',
  agreement: '<link>Member agreement</link>, {day}',
  consent: '{kind}, {day}',

  data: 'Your data',
  dataAbout: 'Everything we keep about you, as a JSON file. The links to your files in it last five minutes.',
  download: 'Download my data',
  collecting: 'Collecting your data',
  saved: 'my-data.json was saved to your downloads.',
});
