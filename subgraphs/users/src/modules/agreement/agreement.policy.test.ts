import type { AgreementRow } from './agreement.model';
import { needsAgreement } from './agreement.policy';

const inForce = (update_date: number): AgreementRow => ({
  _id: 'a',
  update_date,
  parts: null,
  updated_at: null,
});

it.each([
  ['nobody accepted', {}, null],
  ['nobody accepted, though a version is noted', { latest_signed_agreement: 9 }, inForce(5)],
  ['a newer version came', { portal_nda_agreement_date: 8, latest_signed_agreement: 4 }, inForce(5)],
  ['it was accepted before the version came', { portal_nda_agreement_date: 4 }, inForce(5)],
])('has to be accepted when %s', (_when, signature, version) => {
  expect(needsAgreement(signature, version)).toBe(true);
});

it.each([
  ['there is no version', { portal_nda_agreement_date: 0 }, null],
  [
    'this very version was accepted',
    { portal_nda_agreement_date: 4, latest_signed_agreement: 5 },
    inForce(5),
  ],
  ['it was accepted after the version came', { portal_nda_agreement_date: 6 }, inForce(5)],
  ['at the same moment', { portal_nda_agreement_date: 5 }, inForce(5)],
])('is accepted when %s', (_when, signature, version) => {
  expect(needsAgreement(signature, version)).toBe(false);
});
