import { hasRole, type Viewer } from '@athenaeum/kit';
import {
  DEFAULT_VISIBILITY,
  PROFILE_SECTIONS,
  toVisibility,
  type ProfileSection,
  type SectionField,
  type Visibility,
} from '@athenaeum/users-contract';
import type { Ties } from '../connection/connection.service';
import type { UserRow } from './user.model';

/** A viewer, with connections, and those who have blocked the viewer. */
export interface ProfileViewer extends Viewer, Ties {}

/** What a viewer is to the owner of a profile. */
export type Audience = 'everyone' | 'connections' | 'owner' | 'admin';

/** Always visible to those who may see the profile at all. */
const IDENTITY_FIELDS = ['slug', 'first_name', 'last_name', 'avatar', 'relationship_type'] as const;

/** Visible to the owner and admins only, whatever was chosen. */
const OWN_FIELDS = [
  'email',
  'phone',
  'board_cv',
  'linkedin_ready',
  'board_registries',
  'experience_chair_board',
  'bod_committee',
  'corporate_board',
  'corporate_boards',
  'hear_about_athena',
  'referer',
  'hide_from_directory',
  'isAdmin',
  'intake_form_submitted',
  'intake_form_step',
  'intake_form_status',
  'timezone',
  'language',
  'browser_language',
  'shows_attendance',
  'portal_nda_agreement_date',
  'latest_signed_agreement',
  'profile_progress',
  'subscription_end_date',
  'brand_package_complete',
  'billing_provider',
  'chargebee_subscription_id',
  'stripe_customer_id',
  'salesforce_contact_id',
  'created_at',
  'version',
  'deletion_due_at',
] as const;

const ADMIN_FIELDS = ['tags', 'staff_roles'] as const;

const SECTION_OF = Object.fromEntries(
  Object.entries(PROFILE_SECTIONS).flatMap(([section, fields]) => fields.map((field) => [field, section])),
) as Record<SectionField, ProfileSection>;

/** All fields that may be read; a field of no list never is. */
export const PROFILE_FIELDS = [
  ...IDENTITY_FIELDS,
  ...(Object.keys(SECTION_OF) as SectionField[]),
  ...OWN_FIELDS,
  ...ADMIN_FIELDS,
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The value for this viewer: null when it must not be seen. All reads of a profile go through here. */
export function visibleValue<F extends ProfileField>(
  viewer: ProfileViewer,
  user: UserRow,
  field: F,
): UserRow[F] | null {
  return isVisibleTo(audienceOf(viewer, user), user, field) ? (user[field] ?? null) : null;
}

export function isVisibleTo(audience: Audience, user: UserRow, field: ProfileField): boolean {
  if (audience === 'admin') return true;
  if (isOneOf(ADMIN_FIELDS, field)) return false;
  if (audience === 'owner' || isOneOf(IDENTITY_FIELDS, field)) return true;
  if (isOneOf(OWN_FIELDS, field)) return false;
  const visibility = visibilityOf(user, field);
  return visibility === 'public' || (visibility === 'connections' && audience === 'connections');
}

export function audienceOf(viewer: ProfileViewer, user: Pick<UserRow, '_id'>): Audience {
  if (hasRole(viewer, 'admin')) return 'admin';
  if (viewer.id === user._id) return 'owner';
  return viewer.connectedIds.has(user._id) ? 'connections' : 'everyone';
}

/** A choice for the single field takes precedence over the one for its section. */
export function visibilityOf(
  user: Pick<UserRow, 'visibility'>,
  part: SectionField | ProfileSection,
): Visibility {
  const section = part in DEFAULT_VISIBILITY ? (part as ProfileSection) : SECTION_OF[part as SectionField];
  const chosen = user.visibility?.[part] ?? user.visibility?.[section];
  return chosen === undefined ? DEFAULT_VISIBILITY[section] : toVisibility(chosen);
}

const isOneOf = <T extends string>(list: readonly T[], field: string): field is T =>
  (list as readonly string[]).includes(field);
