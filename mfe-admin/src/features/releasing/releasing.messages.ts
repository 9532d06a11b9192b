import { defineMessages } from '@athenaeum/messages';

export const releasingText = defineMessages('adminReleasing', {
  title: 'Live now',
  loading: 'Loading what’s live',
  failed: 'What’s live didn’t load',
  notPublished: 'No version of this area is live',
  everyone: 'everyone',
  everyoneHas: 'Everyone',
  canary: 'Canary',
  percent: '{percent}%',
  since: 'Since {at}',
  sinceBy: 'Since {at}, by {by}',
  tries: 'Staff and {percent}% of visitors',
  triesThen: 'Staff and {percent}% of visitors, then {next}',
  someWho: 'staff and {percent}% of visitors',
  canaryEnds: 'The canary {version} ends too.',
  previewsEnd: 'Previews of {area} end too.',
  openPagesLeave: 'Open pages leave it within a minute.',
  promote: 'Promote',
  promoteTitle: 'Promote {version} to everyone?',
  promoteHappens:
    'Now {who} have {version} of {area}, and everyone else has {live}. After the checks, everyone gets {version} on their next page load.',
  ramp: 'Ramp up',
  rampTitle: 'Ramp up {version}?',
  rampHappens:
    'Now {who} have {version} of {area}, and everyone else has {live}. {version} goes out in the steps below. Each step lasts at least 10 minutes and needs enough visitors. If {version} does worse than {live}, it’s rolled back automatically.',
  rampConfirm: 'Start the ramp',
  steps: 'Steps, percent of visitors',
  stepsHint: 'Rising numbers with commas between them. 100 is everyone.',
  stepsWrong: 'Enter at least two rising numbers from 1 to 100, such as 5, 25, 100',
  hold: 'Stop the ramp',
  holdTitle: 'Stop the ramp of {version}?',
  holdHappens:
    '{version} of {area} stays with {who}, and everyone else keeps {live}. It no longer goes out to more visitors ({next}) on its own.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the canary {version}?',
  withdrawHappens:
    'Now {who} have {version} of {area}. They get {live} on their next page load. Everyone else keeps {live}.',
  rollBack: 'Roll back',
  rollBackTitle: 'Roll back to {to}?',
  rollBackHappens:
    'Now everyone has {version} of {area}. They get {to} on their next page load; pages that are already open keep {version}.',
  rollBackTo: 'Roll back to this',
  noEarlier: 'There’s no earlier version to roll back to.',
  kill: 'Kill',
  killTitle: 'Kill {version}?',
  killLiveHappens: 'Now everyone has {version} of {area}. No one gets it anymore: everyone gets {to}.',
  killLastHappens:
    'Everyone has {version} of {area}, and there’s no earlier version to give them instead. The release service will refuse this until another version is deployed.',
  killTriedHappens:
    'Now {who} have {version} of {area}. No one gets it anymore: they get {live}, which everyone else keeps.',
  killOldHappens:
    'Only pages that are still open have {version} of {area}. It can’t be rolled back to or deployed again.',
  revive: 'Allow again',
  reviveTitle: 'Allow {version} again?',
  reviveHappens: '{version} of {area} can be deployed again. No one gets it by this alone.',
  reasonHint: 'Saved in the release history and the audit log.',
  reasonHintLog: 'Saved in the audit log.',
  progress: 'Progress',
  working: 'Working…',
  notDone: '“{confirm}” didn’t work.',
  about: '{version} of {area}',
});
