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
  { kind: 'select', name: 'role', label: 'role', options: FUNCTIONS },
  { kind: 'select', name: 'executive_level', label: 'executiveLevel', options: EXECUTIVE_LEVELS },
  {
    kind: 'company',
    name: 'company',
    label: 'company',
    hint: 'companyHint',
  },
  {
    kind: 'select',
    name: 'business_size',
    label: 'businessSize',
    options: BUSINESS_SIZES,
  },
  {
    kind: 'radio',
    name: 'corporate_board',
    label: 'corporateBoard',
    hint: 'corporateBoardHint',
    options: CORPORATE_BOARD_ANSWERS,
  },
  { kind: 'select', name: 'largest_p_l', label: 'largestPl', options: P_AND_L_RANGES },
  {
    kind: 'chips',
    name: 'leadership_areas',
    label: 'leadershipAreas',
    options: LEADERSHIP_AREAS,
  },
  {
    kind: 'ticks',
    name: 'industry_experience',
    label: 'industries',
    options: INDUSTRIES,
  },
];
