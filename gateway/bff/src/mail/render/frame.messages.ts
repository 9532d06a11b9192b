import { defineMessages } from '@athenaeum/messages';

/** What stands around every mail. */
export const frameText = defineMessages('mailFrame', {
  questions: 'Questions?',
  stop: 'Stop emails like this',
  hello: 'Hi {name},',
});
