import { demoId, type DemoRandom } from '@athenaeum/kit/demo';
import type { AgreementRow } from '../modules/agreement/agreement.model';
import { DAY } from './toRow';

/** The version that the product came with. Its type has null for a field that the schema's inferred type knows only as missing. */
const AS_BROUGHT = { parts: null, updated_at: null } as unknown as Pick<AgreementRow, 'parts' | 'updated_at'>;

/** The member agreement has been renewed once. */
export const agreementRows = (now: number): [AgreementRow, AgreementRow] => [
  { _id: demoId('agreement', 1), update_date: now - 2000 * DAY, ...AS_BROUGHT },
  { _id: demoId('agreement', 2), update_date: now - 240 * DAY, ...AS_BROUGHT },
];

/** Nearly everyone accepted the version in force; a few only the one before. */
export function currentSignature(random: DemoRandom, joined: number, now: number) {
  const [first, second] = agreementRows(now);
  const isBehind = joined < second.update_date && random.chance(0.04);
  const accepted = isBehind ? joined : Math.max(joined, second.update_date + random.between(0, 40) * DAY);
  return {
    portal_nda_agreement_date: accepted,
    latest_signed_agreement: (isBehind ? first : second).update_date,
  };
}
