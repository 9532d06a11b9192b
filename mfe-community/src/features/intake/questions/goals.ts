import { BARRIERS, CAREER_GOALS, LEARNING_GOALS, PERSONAS } from '@athenaeum/users-contract';
import type { Question } from './question';

export const GOALS: readonly Question[] = [
  {
    kind: 'chips',
    name: 'career_goals',
    label: 'careerGoals',
    hint: 'careerGoalsHint',
    options: CAREER_GOALS,
  },
  {
    kind: 'chips',
    name: 'learning_goals',
    label: 'learningGoals',
    options: LEARNING_GOALS,
  },
  { kind: 'chips', name: 'barriers', label: 'barriers', options: BARRIERS },
  {
    kind: 'chips',
    name: 'persona',
    label: 'persona',
    options: PERSONAS,
  },
];
