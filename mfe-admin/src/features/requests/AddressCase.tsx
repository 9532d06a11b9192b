import { isApiError, messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { approveEmailChangeInput, declineEmailChangeInput } from '@athenaeum/users-contract';
import { type FormEvent, useId, useState } from 'react';
import { commonText } from '../../components/common.messages';
import { moment } from '../../components/moment';
import { AskReason } from '../../components/reason';
import { useFocusOnWrong } from '../../components/useFocusOnWrong';
import { CaseFrame, type Queued } from './CaseFrame';
import type { AddressRequest } from './cases';
import { MemberLink } from './MemberLink';
import { useUsersApproveEmailChangeMutation, useUsersDeclineEmailChangeMutation } from './requests.api';
import { requestsText } from './requests.messages';

/** An email change: once approved, it applies when the link mailed to the new address is confirmed. */
export function AddressCase({
  request: { id, member, new_email, body, asked_at },
  queued,
}: {
  request: AddressRequest;
  queued: Queued;
}) {
  const formId = useId();
  const notify = useNotify();
  const [approve, { isLoading }] = useUsersApproveEmailChangeMutation();
  const [decline] = useUsersDeclineEmailChangeMutation();
  const [email, setEmail] = useState(new_email ?? '');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const fields = useFocusOnWrong<HTMLFormElement>(wrong);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = { user_id: member?.id ?? '', email, reason };
    const checked = approveEmailChangeInput.safeParse(input);
    if (!checked.success)
      return setWrong(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    const { error } = await approve({ input: checked.data });
    if (!error) return notify(requestsText.linkSent({ email: checked.data.email }));
    setWrong(isApiError(error) && error.fields ? { ...error.fields } : { other: messageOf(error) });
  };

  return (
    <CaseFrame
      queued={queued}
      title={requestsText.addressTitle({ name: member?.name ?? commonText.formerMember })}
      asked={requestsText.askedAt({ time: moment(asked_at) })}
      facts={[
        [requestsText.member, <MemberLink key="member" member={member} />],
        [requestsText.currentAddress, member?.email ?? commonText.none],
        [requestsText.requestedAddress, new_email ?? requestsText.inMessage],
      ]}
      quote={body}
      needs={[
        { words: requestsText.verifyMember },
        { words: requestsText.linkFirst, isMet: true },
        { words: requestsText.oldTold, isMet: true },
      ]}
      actions={
        member && (
          <>
            <Button type="submit" form={formId} loading={isLoading}>
              {requestsText.approve}
            </Button>
            <AskReason
              trigger={(open) => (
                <Button look="outlined" onClick={open}>
                  {requestsText.decline}
                </Button>
              )}
              title={requestsText.declineTitle({ name: member.name ?? commonText.formerMember })}
              confirm={requestsText.declineConfirm}
              hint={requestsText.declineHint}
              check={(declineReason) =>
                declineEmailChangeInput.safeParse({ id, reason: declineReason }).error?.issues[0]?.message
              }
              send={async (declineReason) => {
                const answer = await decline({ input: { id, reason: declineReason } });
                if (!answer.error) notify(requestsText.declined);
                return answer;
              }}
            >
              {requestsText.addressStays}
            </AskReason>
          </>
        )
      }
    >
      <form
        ref={fields}
        id={formId}
        noValidate
        aria-label={requestsText.approveForm}
        onSubmit={(event) => void send(event)}
      >
        <Stack $gap={12}>
          <TextField
            label={requestsText.newAddress}
            type="email"
            error={wrong.email}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label={requestsText.howVerified}
            placeholder={commonText.reasonHint}
            error={wrong.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {(wrong.other ?? wrong.user_id) && <Notice tone="vermilion">{wrong.other ?? wrong.user_id}</Notice>}
        </Stack>
      </form>
    </CaseFrame>
  );
}
