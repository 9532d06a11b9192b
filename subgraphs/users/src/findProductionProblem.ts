import { User } from './modules/user/user.model';

/** The demo accounts' password is published in the README: anybody could sign in as an admin (safety 20). */
export async function findProductionProblem(): Promise<string | null> {
  const { DEMO_ACCOUNTS, DEMO_DOMAIN } = await import('@athenaeum/kit/demo');
  const emails = Object.values(DEMO_ACCOUNTS).map(({ email }) => email);
  if (!(await User.exists({ email: { $in: emails } }))) return null;
  return `The database holds the demo accounts (@${DEMO_DOMAIN}), whose password is published: production does not start on it. Name another database by MONGODB_DATABASE or MONGODB_URI.`;
}
