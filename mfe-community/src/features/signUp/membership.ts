import type { SignUpInput } from '@athenaeum/users-contract';
import { callRest, type RestAnswer } from '../../components/callRest';

/** How the checkout stands that this browser began last. */
export interface Standing {
  status: 'open' | 'paid' | 'expired' | 'refused';
  next: 'wait' | 'password' | 'mail' | 'sign-in';
  first_name: string;
  email: string;
}

const MEMBERSHIP = '/api/billing/membership';

/** A message where somebody with this address cannot become a member. */
export const validateCustomer = (apiBase: string, email: string): Promise<RestAnswer<null>> =>
  callRest(`${apiBase}/stripe/validate-customer`, { body: { email } });

/** Where to pay. Who is signed in goes on with her own account and says nothing. */
export const beginMembership = (
  apiBase: string,
  details: SignUpInput | null,
): Promise<RestAnswer<{ url: string }>> => callRest(apiBase + MEMBERSHIP, { body: details ?? {} });

/** Null in a browser that has not begun one. */
export async function findStanding(apiBase: string): Promise<Standing | null> {
  const { ok, data } = await callRest<Standing>(apiBase + MEMBERSHIP);
  if (!ok) throw new Error('How the checkout stands is not known');
  return data;
}
