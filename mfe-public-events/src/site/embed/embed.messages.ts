import { defineMessages } from '@athenaeum/messages';

export const embedText = defineMessages('embed', {
  title: 'Show the events on your site',
  description:
    'One tag shows the next public events on any site. Prefer a frame, a feed or a calendar? Those are here too.',
  lead: 'The next public events, always up to date. Free to use on any page.',
  byTag: 'With one tag',
  byTagHow: 'Put this where you want the list. Without JavaScript, readers see the link inside it.',
  count: 'How many, from 1 to 12. Five if you leave it out.',
  values: '{values}.',
  theme: '{values}. The reader’s device decides if you leave it out.',
  byFrame: 'With a frame',
  byFrameHow: 'The same list, with no script of ours on your page. You set the height.',
  contentSecurityPolicy: 'If your site has a content security policy',
  contentSecurityPolicyHow:
    'The tag needs both directives, the frame only the second. The list runs in a sandbox without an origin: it can’t read your page, your cookies or anyone’s session here, and nothing in it can be clicked by trickery.',
  asData: 'As data',
  rss: 'RSS feed',
  calendar: 'Calendar',
});
