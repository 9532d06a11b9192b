import { AskDialog, isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Notice, TextButton, TextField, VisuallyHidden } from '@athenaeum/shared-ui';
import { updateAccountInput } from '@athenaeum/users-contract';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { type Company, useUsersUpdateCompanyMutation } from './companies.api';
import { companiesText } from './companies.messages';

/** Renames a company, in the profiles that name it too. */
export function RenameCompany({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {commonText.rename} <VisuallyHidden>{company.title}</VisuallyHidden>
      </TextButton>
      {isOpen && <RenameDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const conclude = useDialogAnswer(onClose);
  const [update, { isLoading, error }] = useUsersUpdateCompanyMutation();
  // As it was when the dialog opened: the list may be refetched meanwhile.
  const [read] = useState(company);
  const [title, setTitle] = useState(read.title);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const wasOvertaken = isApiError(error) && error.code === 'CONFLICT' && !error.fields;

  const save = async () => {
    // After a conflict was shown, the next save is based on the shown version.
    const seen = wasOvertaken ? company : read;
    const input = { id: seen.id, updated_at: seen.updated_at, title, reason };
    const checked = updateAccountInput.safeParse(input);
    setWrong(
      Object.fromEntries((checked.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
    );
    if (!checked.success) return;
    const answer = await update({ input });
    setWrong((isApiError(answer.error) && answer.error.fields) || {});
    conclude(answer.error, {
      done: companiesText.renamed,
      failed: companiesText.renameFailed({ title: read.title }),
    });
  };

  return (
    <AskDialog
      onClose={onClose}
      title={companiesText.renameTitle({ title: read.title })}
      keep={commonText.cancel}
      confirm={commonText.rename}
      isSending={isLoading}
      onConfirm={() => void save()}
    >
      {(read.members ?? 0) > 0 && <p>{followers(read.members ?? 0)}</p>}
      {wasOvertaken && (
        <Notice tone="amber" title={companiesText.conflict}>
          {companiesText.renamedMeanwhile({ title: company.title })}
        </Notice>
      )}
      <TextField
        label={companiesText.name}
        error={wrong.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={commonText.reason}
        error={wrong.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && !wasOvertaken && !wrong.title && <Notice tone="vermilion">{messageOf(error)}</Notice>}
    </AskDialog>
  );
}

const followers = (count: number) => companiesText.profilesFollow({ count });
