import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Button, PlusIcon, Stack, useDebounced } from '@athenaeum/shared-ui';
import { Combobox } from '@athenaeum/shared-ui/combobox';
import { ACCOUNTS_TAKE, COMPANY_SUGGESTIONS, sameText } from '@athenaeum/users-contract';
import { useState } from 'react';
import { useUsersAddCompanyChoiceMutation, useUsersCompanyChoicesQuery } from './companyChoices.api';
import { companyFieldText } from './companyField.messages';

interface CompanyFieldProps {
  id?: string | undefined;
  label: string;
  error?: string | undefined;
  /** The company by its name; empty for none. */
  value: string;
  onChange: (title: string) => void;
}

/** A combobox of the company list, so that names are consistent; a new company can be added to the list. */
export function CompanyField({ id, label, error, value, onChange }: CompanyFieldProps) {
  const [text, setText] = useState(value);
  const [term, setTerm] = useState('');
  const [typed, type] = useDebounced(term, setTerm);
  const [refused, setRefused] = useState<string | null>(null);
  const [add, { isLoading: isAdding }] = useUsersAddCompanyChoiceMutation();
  const { currentData, isFetching } = useUsersCompanyChoicesQuery(
    { input: { title: { contains: term.trim() }, take: ACCOUNTS_TAKE } },
    { skip: term.trim() === '' },
  );
  const found = (currentData?.accounts?.data ?? []).map(({ title }) => title);
  const wanted = tidy(typed);
  const isUnknown =
    wanted !== '' &&
    tidy(term) === wanted &&
    currentData !== undefined &&
    !isFetching &&
    !sameText(wanted, value) &&
    !found.some((title) => sameText(title, wanted));

  const choose = (title: string) => {
    setRefused(null);
    type('');
    setText(title);
    onChange(title);
  };
  const addIt = async () => {
    const answer = await add({ input: { title: wanted } });
    if (!answer.error) return choose(answer.data.createAccount?.data?.title ?? wanted);
    const { error: why } = answer;
    setRefused((isApiError(why) && why.fields?.title) || messageOf(why));
  };

  return (
    <Stack $gap={8}>
      <Combobox
        {...(id && { id })}
        label={label}
        // The list closes when nothing matches, so that it does not cover the page.
        free
        options={found}
        value={text}
        onChange={(next) => {
          setText(next);
          if (next === '' || found.includes(next)) choose(next);
        }}
        onSearch={(next) => {
          setRefused(null);
          type(next);
        }}
        // Leaving the field without a choice restores its value.
        onBlur={() => setText((left) => (left === '' || found.includes(left) ? left : value))}
        loading={isFetching || typed !== term}
        limit={COMPANY_SUGGESTIONS}
        error={refused ?? error}
      />
      {isUnknown && (
        <div>
          <Button look="outlined" icon={<PlusIcon />} loading={isAdding} onClick={() => void addIt()}>
            {companyFieldText.add({ name: wanted })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
