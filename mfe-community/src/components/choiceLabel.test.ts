import { inSpanish } from '../testing/inSpanish';
import { choiceLabel, choiceLabels } from './choiceLabel';

it('shows a value of the list as it is, and another one without its "Other:" prefix', () => {
  expect(choiceLabel('Finance and audit')).toBe('Finance and audit');
  expect(choiceLabel('Other: Harbours')).toBe('Harbours');
});

describe('in Spanish', () => {
  inSpanish();

  it('translates the list, and leaves the member’s own words alone', () => {
    expect(choiceLabels(['Finance and audit', 'Other: Harbours'])).toBe('Finanzas y auditoría, Harbours');
  });
});
