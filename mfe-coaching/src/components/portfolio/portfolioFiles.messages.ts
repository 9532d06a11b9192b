import { defineMessages } from '@athenaeum/messages';

export const portfolioFilesText = defineMessages('portfolioFiles', {
  sent: 'Sent {day}',
  sentAndAnswered: 'Sent {day} · {answer}',
  said: '“{note}”',
  answered: 'Answer: “{note}”',
});

/** Labels of the member's answer to a draft, by its stored value. */
export const draftAnswersText = defineMessages('draftAnswers', {
  approved: 'Approved',
  changes: 'Changes requested',
});
