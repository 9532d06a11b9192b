import { defineMessages } from '@athenaeum/messages';

export const aboutText = defineMessages('aboutOpportunities', {
  know: 'Know of a seat?',
  knowWhy: 'Put it in front of women who are ready.',
  post: 'Post an Opportunity',
  support: 'How We Support You',
  supportHow:
    'Board support reads every application, replies within five working days and helps you prepare for the first conversation.',
  guidelines: 'Submission Guidelines',
  guidelinesHow:
    'Apply with an up-to-date CV and, if you have one, a board bio. Write your pitch in the third person, in about 250 words: what you’d bring to this role, and why now.',
  share: 'Share Your Opportunities For Free',
  shareHow:
    'Anyone can share a role: decision makers, recruiters or people who know of one. Board support reviews it before members see it.',
});
