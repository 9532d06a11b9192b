import { AccountSettings } from '../features/account';

/** The Account tab of the member's own profile, in a chunk of its own: few who open a profile open it. */
export default function AccountTab() {
  return <AccountSettings />;
}
