import * as z from 'zod/mini';
import { editOpportunityForm } from './desk';

/**
 * What a poster may change of a posting. Whose it is, its website and whether it is confidential stay with board support:
 * the link that opens the form may have been passed on.
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

/** The change, by the token of the poster's link, with what it began from. */
export const changePostingInput = z.strictObject({
  ...changePostingForm.shape,
  token: z.string().check(z.minLength(20), z.maxLength(100)),
  version: z.int().check(z.gte(0)),
});
export type ChangePostingInput = z.infer<typeof changePostingInput>;

/** What board support decides about a change: the very one it has read. */
export const decideChangeInput = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.int().check(z.gte(0)),
  accept: z.boolean(),
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(500, 'Keep it to 500 characters'))),
});
export type DecideChangeInput = z.infer<typeof decideChangeInput>;
