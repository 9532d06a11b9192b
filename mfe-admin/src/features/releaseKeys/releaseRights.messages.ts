import { defineMessages } from '@athenaeum/messages';

/** The rights of a key. */
export const releaseRightText = defineMessages('adminReleaseRights', {
  deploy: 'Deploy to everyone',
  canary: 'Start a canary',
  promote: 'Promote a canary to everyone',
  preview: 'Share a preview',
  rollback: 'Roll back',
  kill: 'Kill a version',
  untested: 'Skip the smoke test',
  site: 'Bring code that runs on our servers',
});
