import { REFERRAL_SOURCES } from '@athenaeum/users-contract';
import type { Question } from './question';

export const WELCOME: readonly Question[] = [
  {
    kind: 'select',
    name: 'hear_about_athena',
    label: 'How did you hear about us?',
    options: REFERRAL_SOURCES,
    own: { option: 'Other', label: 'Where was it?' },
  },
  {
    kind: 'line',
    name: 'referer',
    label: 'Whom may we thank?',
    hint: 'The member or the organization that told you of us.',
    optional: true,
  },
];
