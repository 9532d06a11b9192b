import { BARRIERS, CAREER_GOALS, LEARNING_GOALS, PERSONAS } from '@athenaeum/users-contract';
import type { Question } from './question';

export const GOALS: readonly Question[] = [
  {
    kind: 'chips',
    name: 'career_goals',
    label: 'What do you want to achieve in your career?',
    hint: 'Choose as many as you like.',
    options: CAREER_GOALS,
  },
  {
    kind: 'chips',
    name: 'learning_goals',
    label: 'What do you want to learn?',
    options: LEARNING_GOALS,
    optional: true,
  },
  { kind: 'chips', name: 'barriers', label: 'What is in your way?', options: BARRIERS, optional: true },
  {
    kind: 'chips',
    name: 'persona',
    label: 'Which of these are you?',
    options: PERSONAS,
    optional: true,
  },
];
