import type { AgreementRow } from './agreement.model';

interface Signature {
  portal_nda_agreement_date?: number | null;
  latest_signed_agreement?: number | null;
}

/** True when the member has never accepted, or a version is in force that is newer than the accepted one. */
export function needsAgreement(signature: Signature, inForce: AgreementRow | null): boolean {
  const { portal_nda_agreement_date: accepted, latest_signed_agreement: signed } = signature;
  if (typeof accepted !== 'number') return true;
  return inForce !== null && inForce.update_date > (signed ?? accepted);
}
