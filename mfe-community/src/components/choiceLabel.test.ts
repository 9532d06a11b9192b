import { inSpanish } from '../testing/inSpanish';
import { choiceLabel, choiceLabels } from './choiceLabel';

it('shows a value as the list has it, and without its mark where it is none of the list', () => {
  expect(choiceLabel('Finance and audit')).toBe('Finance and audit');
  expect(choiceLabel('Other: Harbours')).toBe('Harbours');
});

describe('in Spanish', () => {
  inSpanish();

  it('translates the list, and leaves the member’s own words alone', () => {
    expect(choiceLabels(['Finance and audit', 'Other: Harbours'])).toBe('Finanzas y auditoría, Harbours');
  });
});
