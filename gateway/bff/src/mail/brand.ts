import type { DeliveryEnv } from '../delivery/deliveryVariables';

/** Whose mail it is, and where its people are. */
export interface Brand {
  name: string;
  /** Where members go. */
  origin: string;
  /** `Athenaeum <no-reply@...>` as two. */
  from: { name: string; address: string };
  memberSupport: string;
  boardSupport: string;
}

export const brandOf = (env: DeliveryEnv): Brand => ({
  name: env.BRAND,
  origin: env.PUBLIC_ORIGIN,
  from: { name: env.BRAND, address: env.MAIL_FROM },
  memberSupport: env.MEMBER_SUPPORT_EMAIL,
  boardSupport: env.BOARD_SUPPORT_EMAIL,
});
