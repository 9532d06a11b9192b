import { randomUUID } from 'node:crypto';
import {
  BOARD_ROLES,
  BOARD_TYPES,
  DOCUMENT_TYPES,
  GOAL_CURRENT,
  GOAL_TYPES,
  INTAKE_STEPS,
  language,
  RELATIONSHIP_TYPES,
  STAFF_ROLES,
  YES_NO,
} from '@athenaeum/users-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { deriveFindable, FINDABLE_SOURCES } from './findable';
import { profileProgress } from '../profile/completeness';

const text = { type: String, default: null };
const texts = { type: [String], default: [] };
const needed = { type: String, required: true } as const;
const instant = { type: Number, default: null };
const flag = { type: Boolean, required: true, default: false } as const;
const yesNo = { type: String, default: null, enum: [...YES_NO, null] as const };
const ownId = { type: String, default: () => randomUUID() };

const boardExperience = new Schema(
  {
    id: ownId,
    title: needed,
    type: { type: String, default: null, enum: [...BOARD_TYPES, null] as const },
    role: { type: String, default: null, enum: [...BOARD_ROLES, null] as const },
    start_year: { type: Number, default: null },
    end_year: { type: Number, default: null },
    current: flag,
    comitees: texts,
  },
  { _id: false, id: false },
);

const goal = new Schema(
  {
    id: ownId,
    title: needed,
    type: { type: String, required: true, enum: GOAL_TYPES },
    current: { type: String, required: true, enum: GOAL_CURRENT, default: 'true' },
    created_at: { type: Number, required: true },
  },
  { _id: false, id: false },
);

const document = new Schema(
  {
    id: ownId,
    title: needed,
    type: { type: String, required: true, enum: DOCUMENT_TYPES },
    /** Its storage key, which never leaves the server. */
    key: needed,
  },
  { _id: false, id: false },
);

/** The values by which one audience finds the member. */
const findable = new Schema(
  { values: { type: [String], required: true }, text: { type: String, default: '' } },
  { _id: false },
);

const userSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: needed,
    /** Lower case. */
    email: { type: String, required: true, lowercase: true, trim: true },
    first_name: needed,
    last_name: needed,
    avatar: text,
    phone: text,
    relationship_type: { type: String, required: true, enum: RELATIONSHIP_TYPES },
    hide_from_directory: flag,
    isAdmin: flag,
    is_coach: flag,
    /** Roles of staff, besides admin. */
    staff_roles: { type: [{ type: String, enum: STAFF_ROLES }], default: [] },
    disabled: flag,
    /** False until the buyer of an account with this address has opened its mail. */
    email_verified: { type: Boolean, required: true, default: true },

    title: text,
    company: text,
    treatment: text,
    leadership_summary: text,
    city: text,
    nearest_regional_hub: text,
    linkedin_url: text,
    summary: text,
    thought_leadership_topics: texts,
    board_experiences: { type: [boardExperience], default: [] },
    languages: texts,
    persona: texts,
    community_affiliations: texts,
    documents: { type: [document], default: [] },
    goals: { type: [goal], default: [] },

    role: text,
    executive_level: text,
    largest_p_l: text,
    business_size: text,
    industry_experience: texts,
    business_model_experience: texts,
    leadership_areas: texts,
    regions: texts,
    largest_budget: text,
    largest_employees: text,
    transaction_experience: texts,
    financial_expert: yesNo,
    type_size_company: text,
    experience_scaling_revenue: text,

    gender: text,
    ethnicity: texts,
    military_status: text,
    lgbtqia: text,
    disability: text,
    age_bracket: text,
    demographics: text,

    board_cv: yesNo,
    linkedin_ready: yesNo,
    board_registries: texts,
    experience_chair_board: yesNo,
    bod_committee: texts,
    corporate_board: text,
    corporate_boards: texts,

    /** Section (or single field) to visibility; others follow the defaults. */
    visibility: { type: Map, of: String, default: {} },

    hear_about_athena: text,
    referer: text,
    intake_form_submitted: flag,
    intake_form_step: { type: String, default: null, enum: [...INTAKE_STEPS, null] as const },
    intake_form_status: { type: Boolean, default: null },
    /** IANA zone of the browser the member used last. */
    timezone: text,
    /** The member's choice; null follows the browser. */
    language: { type: String, default: null, enum: [...language.options, null] as const },
    /** The language of the browser that was used last. */
    browser_language: { type: String, default: null, enum: [...language.options, null] as const },
    /** The member's choice: connections see which events the member attends. */
    shows_attendance: flag,
    portal_nda_agreement_date: instant,
    latest_signed_agreement: instant,
    subscription_end_date: instant,
    brand_package_complete: flag,
    /** What the member wants printed on invoices. */
    billing_details: {
      type: new Schema({ company: text, address: text, tax_id: text }, { _id: false }),
      default: null,
    },
    billing_provider: text,
    chargebee_subscription_id: text,
    stripe_customer_id: text,
    /** When the provider last reported on the subscription, by its clock: older reports are ignored. */
    subscription_told_at: instant,
    subscription_told_id: text,
    salesforce_contact_id: text,
    tags: texts,
    /** When the member is due to be forgotten, and when they were. */
    deletion_due_at: instant,
    anonymised_at: instant,
    created_at: { type: Number, required: true },
    /** When the record was last written, epoch ms; every write through the model sets it. */
    changed_at: { type: Number, select: false },
    /** Number of saves of the profile, and the number at which each part was saved last. */
    version: { type: Number, required: true, default: 0 },
    part_versions: { type: Map, of: Number, default: {} },

    // Derived below on every save.
    profile_progress: { type: Number, default: 0 },
    findable: {
      type: new Schema({ everyone: findable, connections: findable, hidden: findable }, { _id: false }),
      select: false,
    },
    sort_name: { type: String, select: false },
    sort_last_name: { type: String, select: false },
  },
  { versionKey: false, id: false, minimize: false },
);
userSchema.plugin(joinReads);
userSchema.set('timestamps', { createdAt: false, updatedAt: 'changed_at', currentTime: Date.now });

// One account per address and one page per member, also for concurrent sign-ups.
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ slug: 1 }, { unique: true });
// The members who name a company that staff rename.
userSchema.index({ company: 1 });
// What the directory has to read again.
userSchema.index({ changed_at: 1 });
// The number of members.
userSchema.index({ relationship_type: 1, disabled: 1 });
// The members of a time zone, in the order in which their letters of the week are written.
userSchema.index({ timezone: 1, _id: 1 });
// Who joined in a period.
userSchema.index({ created_at: 1 });
// Admins, of whom one has to stay.
userSchema.index({ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true } });
// The owner of a document.
userSchema.index({ 'documents.id': 1 });
// Members due to be forgotten.
userSchema.index(
  { deletion_due_at: 1 },
  { partialFilterExpression: { deletion_due_at: { $type: 'number' } } },
);
// Members by their id at the billing provider.
userSchema.index(
  { stripe_customer_id: 1 },
  { partialFilterExpression: { stripe_customer_id: { $type: 'string' } } },
);
userSchema.index(
  { chargebee_subscription_id: 1 },
  { partialFilterExpression: { chargebee_subscription_id: { $type: 'string' } } },
);

/** As it is stored. Mongoose's types have the maps that `flattenMaps` makes plain objects. */
export const rowOf = (user: { toObject(options: { flattenMaps: true }): unknown }) =>
  user.toObject({ flattenMaps: true }) as UserRow;

/** Derived from the profile and stored, so that lists can query it. */
export const derivedFrom = (user: UserRow) => ({
  ...deriveFindable(user),
  profile_progress: profileProgress(user),
});

userSchema.pre('save', function () {
  this.set(derivedFrom(rowOf(this)));
});

// An update around `save` would leave values findable that were just hidden.
userSchema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
  const source = changedPaths(this.getUpdate()).find((path) => FINDABLE_SOURCES.includes(path));
  if (source) throw new Error(`${source} decides what others find: load the user and save it instead`);
});

/** The top-level fields that an update writes, with and without operators. */
const changedPaths = (update: object | null): string[] =>
  Object.entries(update ?? {})
    .flatMap(([key, value]) => (key.startsWith('$') ? Object.keys(value as object) : [key]))
    .map((path) => path.split('.')[0] ?? path);

type Stored = InferRawDocTypeFromSchema<typeof userSchema>;
/** A user as read from the database; the derived values for the directory are not selected. */
export type UserRow = Omit<
  Stored,
  'visibility' | 'part_versions' | 'findable' | 'sort_name' | 'sort_last_name' | 'changed_at'
> & {
  visibility: Record<string, string>;
  part_versions: Record<string, number>;
};
export const User = model<Stored>('User', userSchema);
