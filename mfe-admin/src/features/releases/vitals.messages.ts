import { defineMessages } from '@athenaeum/messages';

export const vitalsText = defineMessages('adminReleaseVitals', {
  handlers: 'had script errors',
  interactions: 'slow to respond (over 200 ms)',
  tasks: 'page blocked (over 200 ms)',
  layout: 'layout moved (over 0.1)',
  arrivals: 'slow to open (over 1 s, 2.5 s on load)',
});
