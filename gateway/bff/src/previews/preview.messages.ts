import { defineMessages } from '@athenaeum/messages';

/** The page behind the link to a preview. */
export const previewText = defineMessages('previewPage', {
  title: 'Open a preview?',
  what: '{area} {version} is a preview: a version that isn’t live. You would see it in this browser until {until}, or until you leave it.',
  by: 'It was published by {by}.',
  unnamed: 'It isn’t known who published it.',
  beware:
    'It runs with your account: it can see and do what you can. Only open it if you know who sent you this link.',
  open: 'Open the preview',
  notNow: 'Not now',
  signInTitle: 'Sign in to open this preview',
  signInWhy: 'A preview is for members who are signed in. Sign in, then open the link again.',
  goneTitle: 'This preview is not available',
  gone: 'The link has expired, was withdrawn, or is incomplete. Ask the person who sent it for a new one.',
  home: 'Go home',
});
