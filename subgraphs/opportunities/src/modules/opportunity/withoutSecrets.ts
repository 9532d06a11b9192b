import { escapeRegExp, type Viewer } from '@athenaeum/kit';
import type { OpportunityRow } from './opportunity.model';
import { canSeeCompany } from './opportunity.policy';

/**
 * The opportunity as this viewer may have it. Everything that leaves the service passes here: a confidential company's
 * name, image and website are gone, and the name and the address are taken out of the prose too, where a poster forgets them.
 */
export function withoutSecrets(viewer: Viewer, opportunity: OpportunityRow): OpportunityRow {
  if (canSeeCompany(viewer, opportunity)) return opportunity;
  const conceal = concealer(opportunity);
  return {
    ...opportunity,
    company: null,
    image: null,
    website: null,
    title: conceal(opportunity.title),
    industry: conceal(opportunity.industry),
    businessType: conceal(opportunity.businessType),
    needs: conceal(opportunity.needs),
    aboutRole: conceal(opportunity.aboutRole),
    aboutCompany: conceal(opportunity.aboutCompany),
    qualificationsSought: opportunity.qualificationsSought.map(conceal),
  };
}

function concealer({ company, website, image }: OpportunityRow) {
  const telling = [website, image, hostOf(website), company].filter((word) => word?.trim());
  if (telling.length === 0) return <T extends string | null | undefined>(text: T) => text;
  const pattern = new RegExp(telling.map((word) => escapeRegExp(word!.trim())).join('|'), 'gi');
  return <T extends string | null | undefined>(text: T): T =>
    text ? (text.replace(pattern, 'the company') as T) : text;
}

function hostOf(website: string | null | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '');
}
