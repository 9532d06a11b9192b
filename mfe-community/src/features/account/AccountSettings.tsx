import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Stack } from '@athenaeum/shared-ui';
import { accountText } from './account.messages';
import { AccountSkeleton } from './AccountSkeleton';
import { useUsersAccountQuery } from './account.api';
import { CalendarFeed } from './CalendarFeed';
import { Consents } from './Consents';
import { ContactEmail } from './ContactEmail';
import { DataAccess } from './DataAccess';
import { ExportData } from './ExportData';
import { LanguageChoice } from './LanguageChoice';
import { DeleteAccount } from './DeleteAccount';
import { MailLists } from './MailLists';
import { Notifications } from './Notifications';
import { OnThisDevice } from './OnThisDevice';
import { QuietHours } from './QuietHours';
import { Passkeys } from './Passkeys';
import { Password } from './Password';
import { PlanAndBilling } from './PlanAndBilling';
import { SecondFactorCard } from './SecondFactorCard';
import { ShownAttendance } from './ShownAttendance';
import { SignIns } from './SignIns';

/** The member's account: contact, language, ways to sign in, payments, consents, and deleting it. */
export function AccountSettings() {
  const { currentData: data, isError, isFetching, refetch } = useUsersAccountQuery({});
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (!data && !isError) return <AccountSkeleton />;

  const account = isMissing(data, 'me') ? null : data?.me?.data;
  const settings = isMissing(data, 'notificationSettings') ? null : data?.notificationSettings?.data;
  const consents = isMissing(data, 'consents') ? null : data?.consents?.data;
  return (
    <Stack $gap={24}>
      {account ? (
        <ContactEmail email={account.email ?? ''} change={data?.ownEmailChange?.data} />
      ) : (
        <ErrorPanel headingLevel={2} title={accountText.failed} {...retry} />
      )}
      {account && <LanguageChoice language={account.language} />}
      <Password />
      <Passkeys />
      <SecondFactorCard />
      {account && <PlanAndBilling account={account} />}
      {account && <ShownAttendance shown={account.shows_attendance === true} />}
      <CalendarFeed />
      <SignIns />
      <MailLists />
      {settings && <Notifications settings={settings} />}
      <OnThisDevice />
      {settings && <QuietHours settings={settings} />}
      <Consents
        consents={consents ?? null}
        agreedAt={account?.portal_nda_agreement_date ?? null}
        {...retry}
      />
      <DataAccess />
      <ExportData />
      {account && <DeleteAccount account={account} />}
    </Stack>
  );
}
