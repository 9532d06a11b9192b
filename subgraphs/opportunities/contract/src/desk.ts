import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from './application';
import {
  COMPENSATION_BANDS,
  OPPORTUNITY_STAGES,
  OPPORTUNITY_STATUSES,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_TYPES,
  POSTING_DAYS,
} from './opportunity';
import { line, longText, optionalChoice, optionalDay, optionalLine, website } from './text';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const token = z.string().check(z.minLength(20), z.maxLength(100));
const days = z.literal([...POSTING_DAYS], 'Choose 30, 60 or 90 days');
const version = z.int().check(z.gte(0));
const reason = z.nullish(z.string().check(z.trim(), z.maxLength(500, 'Keep it to 500 characters')));

/** What identifies a poster: the token in the fragment of the mailed link. */
export const postedInput = z.strictObject({ token });
/** Open for so many days from today. */
export const extendPostingInput = z.strictObject({ token, days });

const order = z.nullish(z.enum(['asc', 'desc']));

/** The list for board support and admins. Words are searched in titles and companies. */
export const postingsInput = z.strictObject({
  stage: z.nullish(z.enum(OPPORTUNITY_STAGES)),
  words: z.nullish(z.string().check(z.trim(), z.maxLength(100))),
  take: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  skip: z.nullish(z.int().check(z.gte(0), z.lte(100_000))),
  orderBy: z.nullish(
    z.strictObject({ title: order, submitted_at: order, published_at: order, expires_at: order }),
  ),
});
export type PostingsInput = z.infer<typeof postingsInput>;

/** Without days: as many as the poster asked for. */
export const publishOpportunityInput = z.strictObject({ id, days: z.nullish(days), reason });
export const closeOpportunityInput = z.strictObject({ id, reason });
export const setOpportunityStatusInput = z.strictObject({
  id,
  status: z.enum(OPPORTUNITY_STATUSES, 'Choose a status'),
  reason,
});

/** A change by board support; with the version that was read. */
export const editOpportunityForm = z.object({
  title: line('Title is required', {
    max: OPPORTUNITY_LIMITS.title,
    long: `Title must be less than ${OPPORTUNITY_LIMITS.title} characters`,
  }),
  opportunityType: z.enum(OPPORTUNITY_TYPES, 'Select an opportunity type'),
  company: line('Enter the company'),
  isConfidential: z.boolean('Select if company is confidential'),
  website,
  industry: optionalLine(),
  businessType: optionalLine(),
  businessSize: optionalLine(),
  nearestRegionalHub: optionalLine(),
  showHub: z.boolean('Select if hub should be displayed'),
  compensation: optionalChoice(COMPENSATION_BANDS),
  commitment: optionalLine(),
  term: optionalLine(),
  deadline: optionalDay(),
  needs: optionalLine(OPPORTUNITY_LIMITS.needs),
  aboutRole: longText(),
  aboutCompany: longText(),
  /** One entry per line. */
  qualificationsSought: longText(),
});
export type EditOpportunityForm = z.input<typeof editOpportunityForm>;
export const editOpportunityInput = z.strictObject({ ...editOpportunityForm.shape, id, version, reason });
export type EditOpportunityInput = z.infer<typeof editOpportunityInput>;

/** A posting by board support itself. The draft's id is the idempotency key. */
export const createOpportunityInput = z.strictObject({
  ...editOpportunityForm.shape,
  postingTime: z.nullish(days),
  draft_id: z.uuid('Not a draft'),
});
export type CreateOpportunityInput = z.infer<typeof createOpportunityInput>;

/** Applications to all postings, for board support; words are searched in titles. */
export const allApplicationsInput = z.strictObject({
  status: z.nullish(z.enum(APPLICATION_STATUSES)),
  shortlisted: z.nullish(z.boolean()),
  words: z.nullish(z.string().check(z.trim(), z.maxLength(100))),
  take: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  skip: z.nullish(z.int().check(z.gte(0), z.lte(100_000))),
  orderBy: z.nullish(z.strictObject({ title: order, created_at: order })),
});
export type AllApplicationsInput = z.infer<typeof allApplicationsInput>;
