import { PROFILE_SECTIONS, PROFILE_SECTION_NAMES, type ReadDetail } from '@athenaeum/users-contract';
import type { ProfileField } from '../user/visibleValue';

const BEYOND_SECTIONS: Partial<Record<ReadDetail, readonly ProfileField[]>> = {
  email: ['email'],
  phone: ['phone'],
  board_readiness: [
    'board_cv',
    'linkedin_ready',
    'board_registries',
    'experience_chair_board',
    'bod_committee',
    'corporate_board',
    'corporate_boards',
  ],
  intake: ['intake_form_submitted', 'intake_form_step', 'intake_form_status', 'hear_about_athena', 'referer'],
  membership: [
    'subscription_end_date',
    'brand_package_complete',
    'billing_provider',
    'chargebee_subscription_id',
    'stripe_customer_id',
    'portal_nda_agreement_date',
    'latest_signed_agreement',
  ],
  preferences: ['timezone', 'language', 'browser_language', 'shows_attendance'],
  staff_notes: ['tags'],
};

/** What staff's lists are built from and says nothing about a person's life: reading it is not recorded. */
export const UNRECORDED_FIELDS: readonly ProfileField[] = [
  'hide_from_directory',
  'isAdmin',
  'staff_roles',
  'profile_progress',
  'salesforce_contact_id',
  'created_at',
  'version',
  'deletion_due_at',
];

const bySection = PROFILE_SECTION_NAMES.flatMap((section) =>
  PROFILE_SECTIONS[section].map((field): [string, ReadDetail] => [field, section]),
);
const byGroup = Object.entries(BEYOND_SECTIONS).flatMap(([detail, fields]) =>
  fields.map((field): [string, ReadDetail] => [field, detail as ReadDetail]),
);

/** The detail of each field whose reading is recorded. */
export const DETAIL_OF: ReadonlyMap<string, ReadDetail> = new Map([...bySection, ...byGroup]);
