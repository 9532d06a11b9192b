import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import {
  Notice,
  RadioGroup,
  SearchField,
  TextButton,
  TextField,
  useDebounced,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { reason as reasonSchema } from '@athenaeum/users-contract';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { type Company, useUsersCompaniesQuery, useUsersMergeCompaniesMutation } from './companies.api';
import { companiesText } from './companies.messages';

const SUGGESTIONS = 8;

/** Merges a company into another; the profiles that name it then name the other. */
export function MergeCompany({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {companiesText.merge} <VisuallyHidden>{company.title}</VisuallyHidden>
      </TextButton>
      {isOpen && <MergeDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeDialog({ company: { id, title }, onClose }: { company: Company; onClose: () => void }) {
  const conclude = useDialogAnswer(onClose);
  const [merge, { isLoading, error }] = useUsersMergeCompaniesMutation();
  const [words, setWords] = useState('');
  const [text, setText] = useDebounced(words, setWords);
  const [into, setInto] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ into?: string; reason?: string | undefined }>({});
  const { currentData } = useUsersCompaniesQuery(
    { input: { title: { contains: words.trim() }, take: SUGGESTIONS + 1 } },
    { skip: !words.trim() },
  );
  const others = (currentData?.accounts?.data ?? []).filter((other) => other.id !== id).slice(0, SUGGESTIONS);

  const send = async () => {
    const problem = reasonSchema.safeParse(reason).error?.issues[0]?.message;
    setWrong({ ...(!into && { into: companiesText.chooseOther }), reason: problem });
    if (!into || problem) return;
    const answer = await merge({ input: { id, into_id: into, reason } });
    conclude(answer.error, { done: companiesText.merged, failed: companiesText.mergeFailed({ title }) });
  };

  return (
    <AskDialog
      onClose={onClose}
      title={companiesText.mergeTitle({ title })}
      keep={commonText.cancel}
      confirm={companiesText.merge}
      look="danger"
      isSending={isLoading}
      onConfirm={() => void send()}
      error={error}
    >
      <p>{companiesText.mergeExplained({ title })}</p>
      <SearchField
        label={companiesText.searchKept}
        placeholder={companiesText.searchKeptHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {others.length > 0 && (
        <RadioGroup
          name="into"
          label={companiesText.kept}
          options={others.map((other) => ({ value: other.id, label: other.title }))}
          value={into}
          onChange={({ target }) => setInto((target as HTMLInputElement).value)}
          error={wrong.into}
        />
      )}
      {others.length === 0 && wrong.into && <Notice tone="vermilion">{wrong.into}</Notice>}
      <TextField
        label={commonText.reason}
        error={wrong.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskDialog>
  );
}
