import { defineMessages } from '@athenaeum/messages';

/** The frame of every mail: header and footer. */
export const frameText = defineMessages('mailFrame', {
  questions: 'Questions?',
  stop: 'Stop emails like this',
  hello: 'Hi {name},',
});
