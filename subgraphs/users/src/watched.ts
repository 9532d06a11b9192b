import type { WatchedTypes } from '@athenaeum/kit/dataAccess';
import type { EmailRequestRow } from './modules/emailChange/emailRequest.model';
import type { MembershipOrderRow } from './modules/membership/membershipOrder.model';
import type { PurchaseRow } from './modules/purchase/purchase.model';
import type { ReferralRow } from './modules/referral/referral.model';

/** Beside profiles, which `watchedProfile` watches. */
export const watched: WatchedTypes = {
  EmailRequest: {
    ownerOf: ({ user_id }: EmailRequestRow) => user_id,
    details: { new_email: 'requests', body: 'requests' },
  },
  StaffReferral: {
    ownerOf: ({ referrer_id }: ReferralRow) => referrer_id,
    details: {
      referrer_email: 'referrals',
      referred_name: 'referrals',
      referred_email: 'referrals',
      referred_company: 'referrals',
      referred_linkedin: 'referrals',
    },
  },
  MembershipSale: {
    ownerOf: ({ user_id }: MembershipOrderRow) => user_id,
    details: { buyer_email: 'purchases', title: 'purchases', total: 'purchases', invoice_id: 'purchases' },
  },
  Purchase: {
    ownerOf: ({ user_id }: PurchaseRow) => user_id,
    details: { customer_id: 'purchases', product_id: 'purchases', stripe_invoice_id: 'purchases' },
  },
};
