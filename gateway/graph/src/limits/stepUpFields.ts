type Asks = (args: Record<string, unknown>) => boolean;

const always: Asks = () => true;

/** Whether the input changes staff roles: other changes of a record need no step-up authentication. */
const grantsRoles: Asks = ({ input }) => {
  const { standing } = (input ?? {}) as { standing?: object | null };
  return ['isAdmin', 'staff_roles'].some((name) => name in (standing ?? {}));
};

/** The mutations that need step-up authentication: a password or passkey given in the last minutes. */
export const STEP_UP_FIELDS: Readonly<Record<string, Asks>> = {
  deleteUser: always,
  approveEmailChange: always,
  keepMember: always,
  settleRefund: always,
  refundCoachingOrder: always,
  refundSeatOrder: always,
  refundMembershipOrder: always,
  updateMember: grantsRoles,
  updateCredits: always,
  // A paid seat is refunded.
  cancelSeat: always,
};
