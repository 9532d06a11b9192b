import { type FindInArea, sendGraphql } from '@athenaeum/shell-contract';
import { factsOf } from '../../components/opportunityText';
import { OpportunityPaletteDocument } from './__generated__/palette';
import { paletteText } from './palette.messages';

export const findInArea: FindInArea = async ({ platform, term }) => {
  const { data } = await sendGraphql(platform, OpportunityPaletteDocument, { words: term });
  const items = (data?.opportunities?.data ?? []).map((opportunity) => ({
    to: `/opportunities?opportunity=${opportunity.slug}`,
    title: opportunity.role,
    detail: opportunity.company,
    note: factsOf({ ...opportunity, compensation: null }, Date.now()).at(-1) ?? null,
    picture: { kind: 'square' as const, name: opportunity.slug, src: opportunity.image },
  }));
  return [{ label: paletteText.roles, items }];
};
