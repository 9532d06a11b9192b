type Asks = (args: Record<string, unknown>) => boolean;

const always: Asks = () => true;

/** Whether an admin changes who is staff: the rest of a record is changed without being asked again. */
const grantsRoles: Asks = ({ input }) => {
  const { standing } = (input ?? {}) as { standing?: object | null };
  return ['isAdmin', 'staff_roles'].some((name) => name in (standing ?? {}));
};

/** The mutations for which somebody confirms who is there, in the last minutes and not only at the sign-in. */
export const CONFIRMED_FIELDS: Readonly<Record<string, Asks>> = {
  deleteUser: always,
  approveEmailChange: always,
  keepMember: always,
  settleRefund: always,
  updateMember: grantsRoles,
  updateCredits: always,
  // A paid seat is refunded.
  cancelSeat: always,
};
