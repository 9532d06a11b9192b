import { escapeRegExp } from '@athenaeum/common/escaping';
import type { Viewer } from '@athenaeum/kit';
import type { OpportunityRow } from './opportunity.model';
import { canRunBoard, canSeeCompany } from './opportunity.policy';

/**
 * The opportunity as this viewer may see it. Everything that leaves the service passes through here: a confidential company's
 * name, image and website are removed, and the name and the address also from the texts, where posters forget them. A
 * hidden hub is removed as well.
 */
export function withoutSecrets(viewer: Viewer, opportunity: OpportunityRow): OpportunityRow {
  if (canRunBoard(viewer)) return opportunity;
  const shown = { ...opportunity, ...(opportunity.showHub === false ? { nearestRegionalHub: null } : {}) };
  if (canSeeCompany(viewer, opportunity)) return shown;
  const conceal = concealer(opportunity);
  return {
    ...shown,
    company: null,
    image: null,
    website: null,
    title: conceal(opportunity.title),
    industry: conceal(opportunity.industry),
    businessType: conceal(opportunity.businessType),
    businessSize: conceal(opportunity.businessSize),
    nearestRegionalHub: conceal(shown.nearestRegionalHub),
    needs: conceal(opportunity.needs),
    commitment: conceal(opportunity.commitment),
    term: conceal(opportunity.term),
    aboutRole: conceal(opportunity.aboutRole),
    aboutCompany: conceal(opportunity.aboutCompany),
    qualificationsSought: opportunity.qualificationsSought.map(conceal),
  };
}

/** Alerts, previews and forms reveal no more than the board does, not even to board support. */
const anyMember: Viewer = { id: null, roles: new Set(['member'] as const) };

/** The opportunity as any member may see it, even if the caller may see more. */
export const asMembersSee = (opportunity: OpportunityRow): OpportunityRow =>
  withoutSecrets(anyMember, opportunity);

/** A text of another record about it, as this viewer may see it. */
export const withoutNames = <T extends string | null | undefined>(
  viewer: Viewer,
  opportunity: OpportunityRow,
  text: T,
): T => (canSeeCompany(viewer, opportunity) ? text : concealer(opportunity)(text));

/** Its title where everybody reads it. */
export const publicTitle = (
  opportunity: Concealed & Pick<OpportunityRow, 'isConfidential' | 'title'>,
): string => (opportunity.isConfidential ? concealer(opportunity)(opportunity.title) : opportunity.title);

type Concealed = Pick<OpportunityRow, 'company' | 'website' | 'image' | 'poster'>;

function concealer({ company, website, image, poster }: Concealed) {
  // A recruiter's own firm is not the company; that of other posters is, perhaps under a shorter name.
  const posters = poster && poster.relationship !== 'Recruiter' ? poster : null;
  const hosts = [hostOf(website), ...[posters?.email, posters?.contactEmail].map(domainOf)];
  const telling = [website, image, company, posters?.company, ...hosts, ...hosts.map(labelOf)]
    .flatMap((word) => word?.trim() || [])
    .sort((one, other) => other.length - one.length);
  if (telling.length === 0) return <T extends string | null | undefined>(text: T) => text;
  const pattern = new RegExp(telling.map(toPattern).join('|'), 'gi');
  return <T extends string | null | undefined>(text: T): T =>
    text ? (text.replace(pattern, 'the company') as T) : text;
}

/** The name with any separators between its words. */
const toPattern = (word: string) => word.split(/\s+/).map(escapeRegExp).join('[\\s\\u00a0_-]+');

const domainOf = (email: string | undefined): string | null => email?.split('@')[1] ?? null;

/** The domain name without its ending, unless it is too short to identify a company. */
function labelOf(host: string | null): string | null {
  const label = host?.split('.').at(-2) ?? '';
  return label.length > 3 ? label : null;
}

function hostOf(website: string | null | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}
