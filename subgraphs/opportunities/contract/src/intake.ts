import * as z from 'zod/mini';
import { dayAt } from './deadline';
import {
  COMPENSATION_BANDS,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_TYPES,
  POSTER_RELATIONSHIPS,
  POSTER_SOURCES,
  POSTING_DAYS,
  YES_NO,
} from './opportunity';
import { address, line, longText, optionalChoice, optionalDay, optionalLine, website } from './text';

/** Step 1 (community, section 5, opportunity intake): the poster. */
export const contactStep = z.object({
  creatorName: line('Enter your Name', { min: OPPORTUNITY_LIMITS.name }),
  creatorEmail: address('Enter your email', 'Enter a valid email'),
  creatorOppRelationship: optionalChoice(POSTER_RELATIONSHIPS),
  creatorCompany: optionalLine(),
  hearAboutAthena: optionalChoice(POSTER_SOURCES),
  designatedContactName: line('Enter the designated Contact Name', { min: OPPORTUNITY_LIMITS.name }),
  // Spelled so in the specification.
  designatedContactEmail: address(
    'Enter designated contact email',
    'Enter a valid  designated contact email',
  ),
});

const title = (min: number) =>
  line('Title is required', {
    min,
    max: OPPORTUNITY_LIMITS.title,
    long: `Title must be less than ${OPPORTUNITY_LIMITS.title} characters`,
  });

const background = {
  type: z.enum(OPPORTUNITY_TYPES, 'Select an opportunity type'),
  isConfidential: z.enum(YES_NO, 'Select if company is confidential'),
  website,
  aboutCompany: longText(),
  businessSize: optionalLine(),
  industry: optionalLine(),
  businessModel: optionalLine(),
  nearestRegionalHub: optionalLine(),
  showHub: z.enum(YES_NO, 'Select if hub should be displayed'),
  compensation: optionalChoice(COMPENSATION_BANDS),
  commitment: optionalLine(),
  term: optionalLine(),
  deadline: optionalDay().check(
    z.refine((day) => day === null || day >= dayAt(Date.now()), 'Choose a day that is not over'),
  ),
  postingTime: z.nullish(z.literal([...POSTING_DAYS], 'Choose 30, 60 or 90 days')),
};

/** Step 2 with a company chosen from the list; without a list it is typed, and the title is longer. */
export const backgroundStep = (companies: readonly string[] = []) =>
  z.object({
    ...background,
    title: title(companies.length > 0 ? 1 : OPPORTUNITY_LIMITS.name),
    associatedCompany:
      companies.length > 0
        ? line('Select a company').check(z.refine((name) => companies.includes(name), 'Select a company'))
        : line('Enter the company'),
  });

/** Step 3. */
export const requirementsStep = z.object({
  needs: optionalLine(OPPORTUNITY_LIMITS.needs),
  aboutRole: longText(),
  qualificationsSought: longText(),
});

/** Step 4: the terms; the newsletter has no field of its own. */
export const submitStep = z.object({
  agreed: z.literal(true, 'Please agree to the terms'),
  sendNotifications: z.nullish(z.boolean()),
});

/** All four together. */
export const intakeForm = (companies: readonly string[] = []) =>
  z.object({
    ...contactStep.shape,
    ...backgroundStep(companies).shape,
    ...requirementsStep.shape,
    ...submitStep.shape,
  });
export type IntakeForm = z.input<ReturnType<typeof intakeForm>>;

/**
 * Input of `submitOpportunity`: the form, and the id of the draft as idempotency key. A signed-in poster chooses a company
 * or types one; a visitor types one.
 */
export const submitOpportunityInput = (hasCompanies: boolean) =>
  z.strictObject({
    ...intakeForm().shape,
    title: title(hasCompanies ? 1 : OPPORTUNITY_LIMITS.name),
    draft_id: z.nullish(z.uuid('Not a draft')),
  });
export type SubmitOpportunityInput = z.infer<ReturnType<typeof submitOpportunityInput>>;
