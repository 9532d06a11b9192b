import {
  BUSINESS_SIZES,
  CORPORATE_BOARD_ANSWERS,
  EXECUTIVE_LEVELS,
  FUNCTIONS,
  INDUSTRIES,
  LEADERSHIP_AREAS,
  P_AND_L_RANGES,
} from '@athenaeum/users-contract';
import type { Question } from './question';

export const EXPERIENCE: readonly Question[] = [
  { kind: 'select', name: 'role', label: 'Function', options: FUNCTIONS },
  { kind: 'select', name: 'executive_level', label: 'Executive level', options: EXECUTIVE_LEVELS },
  { kind: 'company', name: 'company', label: 'Company', hint: 'Start typing. If it is not there, add it.' },
  {
    kind: 'select',
    name: 'business_size',
    label: 'Business size',
    options: BUSINESS_SIZES,
    optional: true,
  },
  {
    kind: 'radio',
    name: 'corporate_board',
    label: 'Have you served on a corporate board?',
    hint: 'Within the last 2 years counts, and so does an observer’s seat.',
    options: CORPORATE_BOARD_ANSWERS,
  },
  { kind: 'select', name: 'largest_p_l', label: 'Largest P&L', options: P_AND_L_RANGES, optional: true },
  {
    kind: 'chips',
    name: 'leadership_areas',
    label: 'Leadership areas',
    options: LEADERSHIP_AREAS,
    optional: true,
  },
  {
    kind: 'ticks',
    name: 'industry_experience',
    label: 'Industry experience',
    options: INDUSTRIES,
    optional: true,
  },
];
