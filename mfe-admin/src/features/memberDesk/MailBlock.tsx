import { AppLink } from '@athenaeum/shell-contract';
import { StatusBadge } from '@athenaeum/shared-ui';
import { clockTime } from '../../components/clockTime';
import { day } from '../../components/day';
import { inWords } from '../../components/inWords';
import { memberSectionText } from '../../components/memberSections.messages';
import { Block, BlockLine, BlockList } from './Block';
import { mailOf, type MailOfMember, useMemberMailQuery } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

/** Recent mails to the member. */
export function MailBlock({ email }: { email: string }) {
  const { currentData, isError, isFetching, refetch } = useMemberMailQuery(mailOf(email), {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Block
      id="mail"
      title={memberSectionText.mail}
      count={currentData?.count}
      action={
        <AppLink to={`/admin/operations/mail?address=${encodeURIComponent(email)}`}>
          {deskText.allMail}
        </AppLink>
      }
    >
      <BlockList
        name={deskText.emailsList}
        rows={isError ? null : currentData?.rows}
        retry={refetch}
        retrying={isFetching}
        empty={deskText.noMail}
      >
        {(mail) => (
          <BlockLine
            key={mail.id}
            day={day(mail.at)}
            what={inWords(mail.template)}
            state={<State mail={mail} />}
            end={clockTime(mail.at)}
          />
        )}
      </BlockList>
    </Block>
  );
}

function State({ mail: { state, is_given_up } }: { mail: MailOfMember }) {
  if (state === 'sent') return <StatusBadge tone="verdigris">{deskText.sent}</StatusBadge>;
  if (state === 'stopped') return <StatusBadge>{deskText.unwanted}</StatusBadge>;
  return is_given_up ? (
    <StatusBadge tone="vermilion">{deskText.givenUp}</StatusBadge>
  ) : (
    <StatusBadge tone="amber">{deskText.retrying}</StatusBadge>
  );
}
