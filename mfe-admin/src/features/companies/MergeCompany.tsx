import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import {
  Button,
  Dialog,
  Notice,
  RadioGroup,
  SearchField,
  Stack,
  TextButton,
  TextField,
  useDebounced,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { reason as reasonSchema } from '@athenaeum/users-contract';
import { useState } from 'react';
import { type Company, useUsersCompaniesQuery, useUsersMergeCompaniesMutation } from './companies.api';

const SUGGESTIONS = 8;

/** Takes a company out of the list in favour of another; whoever says the one says the other from then on. */
export function MergeCompany({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        Merge <VisuallyHidden>{company.title}</VisuallyHidden>
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
    setWrong({ ...(!into && { into: 'Choose another company' }), reason: problem });
    if (!into || problem) return;
    const answer = await merge({ input: { id, into_id: into, reason } });
    conclude(answer.error, { done: 'Merged', failed: `${title} was not merged.` });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge ${title} into another?`}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" loading={isLoading} onClick={() => void send()}>
            Merge
          </Button>
        </>
      }
    >
      <Stack>
        <p>{title} goes. Members who say so say the other from then on.</p>
        <SearchField
          label="Search the company that stays"
          placeholder="Name of the company that stays"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {others.length > 0 && (
          <RadioGroup
            name="into"
            label="Company that stays"
            options={others.map((other) => ({ value: other.id, label: other.title }))}
            value={into}
            onChange={({ target }) => setInto((target as HTMLInputElement).value)}
            error={wrong.into}
          />
        )}
        {others.length === 0 && wrong.into && <Notice tone="vermilion">{wrong.into}</Notice>}
        <TextField
          label="Reason"
          error={wrong.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}
