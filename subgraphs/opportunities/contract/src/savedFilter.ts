import * as z from 'zod/mini';
import { closingWindow, CLOSING_WINDOWS } from './closingWindows';
import { COMPENSATION_BANDS, OPPORTUNITY_TYPES } from './opportunity';
import { SAVED_FILTER_LIMITS } from './savedFilterLimits';
import { line } from './text';

const values = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)))
  .check(z.maxLength(SAVED_FILTER_LIMITS.values));

/** Conditions on an opportunity: any value of each list that is not empty, and all of the words. */
export const filterCriteria = z.object({
  types: z._default(z.array(z.enum(OPPORTUNITY_TYPES)).check(z.maxLength(OPPORTUNITY_TYPES.length)), []),
  industries: z._default(values, []),
  hubs: z._default(values, []),
  compensations: z._default(
    z.array(z.enum(COMPENSATION_BANDS)).check(z.maxLength(COMPENSATION_BANDS.length)),
    [],
  ),
  closings: z._default(z.array(z.enum(CLOSING_WINDOWS)).check(z.maxLength(CLOSING_WINDOWS.length)), []),
  words: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SAVED_FILTER_LIMITS.words, `Keep it to ${SAVED_FILTER_LIMITS.words} characters`),
      ),
    '',
  ),
});
export type FilterCriteria = z.infer<typeof filterCriteria>;

/** A filter of the member; with an id it replaces that one. */
export const saveFilterInput = z.strictObject({
  ...filterCriteria.shape,
  id: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: line('Give it a name', { max: SAVED_FILTER_LIMITS.name }),
  /** Whether the member is mailed about new matches. */
  alerts: z._default(z.boolean(), true),
});
export type SaveFilterInput = z.infer<typeof saveFilterInput>;

export const removeFilterInput = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** An opportunity as the viewer sees it: hidden values match nothing. */
export interface FilterableOpportunity {
  title: string;
  opportunityType: string;
  company?: string | null;
  industry?: string | null;
  nearestRegionalHub?: string | null;
  needs?: string | null;
  businessType?: string | null;
  aboutRole?: string | null;
  aboutCompany?: string | null;
  qualificationsSought?: readonly string[] | null;
  compensation?: string | null;
  /** When it leaves the board, epoch ms. */
  expires_at?: number | null;
}

/** A filter from before there were compensations and closings has none. */
type StoredCriteria = Omit<FilterCriteria, 'compensations' | 'closings'> & {
  compensations?: readonly string[] | null;
  closings?: readonly string[] | null;
};

export function matchesCriteria(
  { types, industries, hubs, compensations, closings, words }: StoredCriteria,
  opportunity: FilterableOpportunity,
  now = Date.now(),
): boolean {
  const isOneOf = (list: readonly string[], value: string | null | undefined) =>
    list.length === 0 || list.some((one) => one.toLowerCase() === value?.toLowerCase());
  if (!isOneOf(types, opportunity.opportunityType) || !isOneOf(industries, opportunity.industry))
    return false;
  if (!isOneOf(hubs, opportunity.nearestRegionalHub)) return false;
  if (!isOneOf(compensations ?? [], opportunity.compensation)) return false;
  if (!isOneOf(closings ?? [], closingWindow(opportunity.expires_at, now))) return false;
  if (!words) return true;
  const text = searchableText(opportunity);
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const searchableText = ({
  title,
  company,
  industry,
  needs,
  businessType,
  aboutRole,
  aboutCompany,
  qualificationsSought,
}: FilterableOpportunity) =>
  [title, company, industry, needs, businessType, aboutRole, aboutCompany, ...(qualificationsSought ?? [])]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
