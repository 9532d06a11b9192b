import { isApiError, messageOf, useUser } from '@athenaeum/shell-contract';
import { Button, Hint, PlusIcon, Stack, TextField, useDebounced } from '@athenaeum/shared-ui';
import { Combobox } from '@athenaeum/shared-ui/combobox';
import { ACCOUNTS_TAKE, COMPANY_SUGGESTIONS } from '@athenaeum/users-contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useOpportunitiesAddCompanyMutation, useOpportunitiesCompaniesQuery } from './companies.api';
import { companyText } from './intake.messages';

interface CompanyFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  error?: string | undefined;
  value: string;
  /** Whether the company is confidential: Yes, No or empty. Every member can see our list, so a confidential name never goes into it. */
  isConfidential: string;
  onChange: (title: string) => void;
  onBlur: () => void;
  /** The list's suggestions for the typed text; empty without matches, and for visitors. */
  onFound: (titles: readonly string[]) => void;
}

/** A visitor types the company, because the list is private. A signed-in user chooses it from the list. */
export function CompanyField({ onFound, isConfidential, ...field }: CompanyFieldProps) {
  const user = useUser();
  if (user) return <ChosenCompany {...field} isConfidential={isConfidential} onFound={onFound} />;
  return (
    <TextField
      {...field}
      aria-required
      autoComplete="off"
      onChange={({ target }) => field.onChange(target.value)}
    />
  );
}

function ChosenCompany({ value, isConfidential, onChange, onFound, error, ...field }: CompanyFieldProps) {
  const [term, setTerm] = useState(tidy(value));
  const [, type] = useDebounced(term, setTerm);
  const { currentData, isFetching } = useOpportunitiesCompaniesQuery(
    { input: { title: { contains: term }, take: ACCOUNTS_TAKE } },
    { skip: term === '' },
  );
  const [add, { isLoading: isAdding }] = useOpportunitiesAddCompanyMutation();
  const [added, setAdded] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const found = currentData?.accounts?.data;
  const typed = tidy(value);
  // Without a similar entry the text is kept as typed; with one, the user confirms that it is another company.
  const isNew =
    Boolean(found?.length) &&
    typed === term &&
    typed !== added &&
    !found!.some(({ title }) => title === typed);

  useEffect(() => {
    if (found) onFound(found.map(({ title }) => title));
  }, [found, onFound]);
  useEffect(() => type(tidy(value)), [type, value]);

  const addIt = async () => {
    const answer = await add({ input: { title: typed } });
    if (answer.error) {
      const { error: why } = answer;
      return setRefused((isApiError(why) && why.fields?.title) || messageOf(why));
    }
    const title = answer.data.createAccount?.data?.title ?? typed;
    setAdded(title);
    onFound([title]);
    onChange(title);
  };

  return (
    <Stack $gap={8}>
      <Combobox
        {...field}
        free
        required
        options={(found ?? []).map(({ title }) => ({ value: title, label: title, note: companyText.inList }))}
        value={value}
        onChange={onChange}
        onSearch={() => setRefused(null)}
        loading={isFetching || typed !== term}
        limit={COMPANY_SUGGESTIONS}
        error={refused ?? error}
      />
      {isNew && isConfidential === '' && <Hint>{companyText.tellBelow({ company: typed })}</Hint>}
      {isNew && isConfidential === 'No' && (
        <div>
          <Button look="outlined" icon={<PlusIcon />} loading={isAdding} onClick={() => void addIt()}>
            {companyText.add({ company: typed })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
