import { AccountSettings } from '../features/account';

/** The Account tab of her own profile, in a chunk of its own: few who open a profile open this. */
export default function AccountTab() {
  return <AccountSettings />;
}
