import { randomUUID } from 'node:crypto';
import type { OpportunityRow } from '../opportunity/opportunity.model';

/** Its slug: the title, or only the kind where the company is confidential, because a title may name it. */
export function slugOf({
  title,
  opportunityType,
  isConfidential,
}: Pick<OpportunityRow, 'title' | 'opportunityType' | 'isConfidential'>): string {
  const words = (isConfidential ? opportunityType : title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'opportunity'}-${randomUUID().slice(0, 8)}`;
}
