import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choiceLabel, choiceLabels } from '../../../components/choiceLabel';
import { profileFieldText, type LabelledField } from '../profileField.messages';
import type { ShownProfile } from '../memberProfile.api';

const CAREER = [
  'role',
  'executive_level',
  'largest_p_l',
  'industry_experience',
  'regions',
  'financial_expert',
  'leadership_areas',
  'business_model_experience',
  'business_size',
  'type_size_company',
  'transaction_experience',
  'experience_scaling_revenue',
  'largest_budget',
  'largest_employees',
] as const satisfies readonly LabelledField[];

const DEMOGRAPHICS = [
  'gender',
  'ethnicity',
  'age_bracket',
  'military_status',
  'lgbtqia',
  'disability',
  'demographics',
] as const satisfies readonly LabelledField[];

export const careerFacts = (profile: ShownProfile) => factsOf(profile, CAREER);
export const demographicFacts = (profile: ShownProfile) => factsOf(profile, DEMOGRAPHICS);

type Fact = { label: string; words: string };

function factsOf(
  profile: ShownProfile,
  fields: readonly ((typeof CAREER)[number] | (typeof DEMOGRAPHICS)[number])[],
): Fact[] {
  return fields
    .map((field) => ({ label: profileFieldText[field], words: wordsOf(profile[field]) }))
    .filter(({ words }) => words !== '');
}

const wordsOf = (value: string | readonly string[] | null): string =>
  typeof value === 'string' ? choiceLabel(value) : choiceLabels(value);

/** Names and values, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, words }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[16]} ${token.space[24]};
  overflow-wrap: break-word;

  & dt {
    font-size: ${token.text[14]};
    color: ${token.color.ink3};
  }

  & dd {
    margin: 0;
    white-space: pre-line;
  }

  ${media.under(600)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
