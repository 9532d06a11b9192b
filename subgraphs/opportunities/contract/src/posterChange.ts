import * as z from 'zod/mini';
import { editOpportunityForm } from './desk';

/**
 * What a poster may change of a posting. Company, website and confidentiality are left to board support, because the link
 * that opens the form may have been passed on.
 */
export const changePostingForm = z.pick(editOpportunityForm, {
  title: true,
  opportunityType: true,
  industry: true,
  businessType: true,
  businessSize: true,
  nearestRegionalHub: true,
  compensation: true,
  commitment: true,
  term: true,
  deadline: true,
  needs: true,
  aboutRole: true,
  aboutCompany: true,
  qualificationsSought: true,
});
export type ChangePostingForm = z.input<typeof changePostingForm>;

/** A change by the holder of the poster's link, with the version that was read. */
export const changePostingInput = z.strictObject({
  ...changePostingForm.shape,
  token: z.string().check(z.minLength(20), z.maxLength(100)),
  version: z.int().check(z.gte(0)),
});
export type ChangePostingInput = z.infer<typeof changePostingInput>;

/** A decision of board support about a change, by the version of the change that was read. */
export const decideChangeInput = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.int().check(z.gte(0)),
  accept: z.boolean(),
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(500, 'Keep it to 500 characters'))),
});
export type DecideChangeInput = z.infer<typeof decideChangeInput>;
