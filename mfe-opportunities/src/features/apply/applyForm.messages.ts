import { defineMessages } from '@athenaeum/messages';

export const applyFormText = defineMessages('opportunityApplication', {
  title: 'Apply for this opportunity',
  cv: 'CV',
  bio: 'Bio',
  fileKinds: 'PDF, PNG or JPEG',
  fromProfile: 'Or use a document from your profile as your {kind}',
  notAttached: '{title} couldn’t be attached. Please try again.',
  pitch: 'Your pitch',
  pitchHint: 'About {words} words, in the third person: what you’d bring to this role, and why now.',
  pitchLength: '{count} of about {words} words',
  acceptance:
    'I confirm that this information is complete and accurate, and understand that it is not vetted before it is sent.',
  notNow: 'Not now',
  apply: 'Apply',
  sending: 'Sending your application',
  uploading: 'To apply, wait for your file to upload.',
  uploadingAndConfirm:
    'To apply, wait for your file to upload and confirm that your information is complete and accurate.',
  attach: 'To apply, attach your CV.',
  attachAndConfirm: 'To apply, attach your CV and confirm that your information is complete and accurate.',
  confirm: 'To apply, confirm that your information is complete and accurate.',
  receivedTitle: 'Application received',
  myApplications: 'My Applications',
  done: 'Done',
});
