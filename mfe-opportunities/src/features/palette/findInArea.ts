import { type FindInArea, sendGraphql } from '@athenaeum/shell-contract';
import { lastDaysOf } from '../../components/opportunityText';
import { OpportunityPaletteDocument, type OpportunityPaletteQuery } from './__generated__/palette';
import { paletteText } from './palette.messages';

type Found = NonNullable<NonNullable<OpportunityPaletteQuery['opportunities']>['data']>[number];

export const findInArea: FindInArea = async ({ platform, term }) => {
  const { data } = await sendGraphql(platform, OpportunityPaletteDocument, { words: term });
  const items = (data?.opportunities?.data ?? []).map((opportunity) => ({
    to: `/opportunities?opportunity=${opportunity.slug}`,
    title: opportunity.role,
    detail: opportunity.company,
    note: noteOf(opportunity, Date.now()),
    picture: { kind: 'square' as const, name: opportunity.slug, src: opportunity.image },
  }));
  return [{ label: paletteText.roles, items, shown: 2 }];
};

type Noted = Pick<Found, 'expires_at' | 'nearestRegionalHub' | 'opportunityType'>;

/** How long it stays open where that is short, else where it is, else what it is. */
function noteOf({ expires_at, nearestRegionalHub, opportunityType }: Noted, now: number): string {
  const count = lastDaysOf(expires_at, now);
  return count ? paletteText.daysLeft({ count }) : (nearestRegionalHub ?? opportunityType);
}
