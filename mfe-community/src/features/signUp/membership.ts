import { callRest, type RestAnswer } from '@athenaeum/shell-contract';
import type { SignUpInput } from '@athenaeum/users-contract';

/** The status of the last checkout begun in this browser. */
export interface PaymentStatus {
  status: 'open' | 'paid' | 'expired' | 'refused';
  next: 'wait' | 'password' | 'mail' | 'sign-in';
  first_name: string;
  email: string;
}

const MEMBERSHIP = '/api/billing/membership';

/** A message when somebody with this address cannot become a member. */
export const validateCustomer = (apiBase: string, email: string): Promise<RestAnswer<null>> =>
  callRest(`${apiBase}/stripe/validate-customer`, { body: { email } });

/** Resolves with the payment page. A signed-in user continues with the own account and sends no details. */
export const beginMembership = (
  apiBase: string,
  details: SignUpInput | null,
): Promise<RestAnswer<{ url: string }>> => callRest(apiBase + MEMBERSHIP, { body: details ?? {} });

/** Null in a browser that has begun no checkout. */
export async function fetchPaymentStatus(apiBase: string): Promise<PaymentStatus | null> {
  const { ok, data } = await callRest<PaymentStatus>(apiBase + MEMBERSHIP);
  if (!ok) throw new Error('Checkout status unknown');
  return data;
}
