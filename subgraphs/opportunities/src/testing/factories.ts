import { randomUUID } from 'node:crypto';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import { Application, type ApplicationRow } from '../modules/application/application.model';
import { Opportunity, type OpportunityRow } from '../modules/opportunity/opportunity.model';

const DAY = 86_400_000;

/** Open since yesterday, for a month; fields may be overridden. */
export async function anOpportunity(given: Partial<OpportunityRow> = {}): Promise<OpportunityRow> {
  const opportunity = await Opportunity.create({
    slug: `opportunity-${randomUUID().slice(0, 8)}`,
    title: 'Independent Director',
    status: 'New',
    opportunityType: 'Board Seat',
    published_at: Date.now() - DAY,
    expires_at: Date.now() + 29 * DAY,
    ...given,
  });
  return opportunity.toObject<OpportunityRow>();
}

export async function anApplication(
  opportunity: OpportunityRow,
  given: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const application = await Application.create({
    user_id: randomUUID(),
    opportunity_id: opportunity._id,
    contentful_id: opportunity.contentful_id,
    title: opportunity.title,
    cv: 'opportunities-docs/somebody/cv.pdf',
    ...given,
  });
  return application.toObject<ApplicationRow>();
}

/** An upload of a member that nothing refers to yet. */
export async function anUpload(owner_id: string, given: Partial<FileRow> = {}): Promise<string> {
  const key = `opportunities-docs/${owner_id}/${randomUUID()}.pdf`;
  const file = await StoredFile.create({
    key,
    owner_id,
    folder: 'opportunities-docs',
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: 10,
    state: 'waiting',
    created_at: Date.now(),
    since: Date.now(),
    ...given,
  });
  return file.key;
}

/** A poster without an account. */
export const aPoster = (): NonNullable<OpportunityRow['poster']> => ({
  name: 'Ruth Adler',
  email: 'ruth@company.example',
  relationship: 'Decision Maker',
  company: null,
  hearAboutAthena: null,
  contactName: 'Ruth Adler',
  contactEmail: 'ruth@company.example',
  sendNotifications: false,
  agreed_at: Date.now(),
});
