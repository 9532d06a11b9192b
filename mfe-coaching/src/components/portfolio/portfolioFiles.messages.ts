import { defineMessages } from '@athenaeum/messages';

export const portfolioFilesText = defineMessages('portfolioFiles', {
  sent: 'Sent {day}',
  sentAndAnswered: 'Sent {day} · {answer}',
  said: '“{note}”',
  answered: 'Answer: “{note}”',
});

/** What a member said to a draft, by the answer as it is kept. */
export const draftAnswersText = defineMessages('draftAnswers', {
  approved: 'Approved',
  changes: 'Changes requested',
});
