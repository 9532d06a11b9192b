import { translateSentence } from '@athenaeum/messages';
import { Button, PlusIcon, Stack, useDebounced } from '@athenaeum/shared-ui';
import { Combobox } from '@athenaeum/shared-ui/combobox';
import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { ACCOUNTS_TAKE, COMPANY_SUGGESTIONS, USER_LIMITS } from '@athenaeum/users-contract';
import { useEffect, useState } from 'react';
import { useUsersAddCompanyMutation, useUsersCompaniesQuery } from '../intake.api';
import { companyFieldText } from './companyField.messages';

interface CompanyFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Whether the typed company is in the list. */
  isKnown: boolean;
  onKnown: (titles: readonly string[]) => void;
}

/** The member's company from our list; a company that is not in the list is added. */
export function CompanyField({ onKnown, isKnown, value, onChange, error, ...field }: CompanyFieldProps) {
  const [term, setTerm] = useState(tidy(value));
  const [, type] = useDebounced(term, setTerm);
  const { currentData, isFetching } = useUsersCompaniesQuery(
    { input: { title: { contains: term }, take: ACCOUNTS_TAKE } },
    { skip: term === '' },
  );
  const [add, { isLoading: isAdding }] = useUsersAddCompanyMutation();
  const [refused, setRefused] = useState<{ title: string; message: string } | null>(null);
  const found = currentData?.accounts?.data;
  const typed = tidy(value);
  const isRefused = refused?.title === typed;
  const isNew = typed !== '' && !isKnown && !isFetching && (term === typed || isRefused);
  /** The list's company for the typed text. */
  const meant = isNew ? found?.find(({ title }) => folded(title) === folded(typed))?.title : undefined;

  useEffect(() => {
    if (found) onKnown(found.map(({ title }) => title));
  }, [found, onKnown]);
  useEffect(() => type(tidy(value)), [type, value]);

  const choose = (title: string) => {
    setRefused(null);
    onKnown([title]);
    onChange(title);
  };
  const addIt = async () => {
    const answer = await add({ input: { title: typed } });
    if (!answer.error) return choose(answer.data.createAccount?.data?.title ?? typed);
    const { error: why } = answer;
    const atTitle = isApiError(why) ? why.fields?.title : undefined;
    setRefused({ title: typed, message: atTitle ? translateSentence(atTitle) : messageOf(why) });
    // It is in the list in another spelling: a search by its beginning finds it.
    if (isApiError(why) && why.code === 'CONFLICT') setTerm(beginning(typed));
  };

  return (
    <Stack $gap={8}>
      <Combobox
        {...field}
        free
        options={(found ?? []).map(({ title }) => ({
          value: title,
          label: title,
          note: companyFieldText.inOurList,
        }))}
        value={value}
        onChange={(text) => onChange(text.slice(0, USER_LIMITS.companyTitle))}
        onSearch={() => setRefused(null)}
        // From the first letter on: an empty list of suggestions would not open again.
        loading={isFetching || (typed !== term && !isRefused)}
        limit={COMPANY_SUGGESTIONS}
        error={isRefused ? refused.message : error}
      />
      {isNew && (
        <div>
          {meant ? (
            <Button look="outlined" onClick={() => choose(meant)}>
              {companyFieldText.choose({ title: meant })}
            </Button>
          ) : (
            <Button look="outlined" icon={<PlusIcon />} loading={isAdding} onClick={() => void addIt()}>
              {companyFieldText.add({ title: typed })}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Ignores case, accents and spaces, as the server compares companies. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();

const beginning = (title: string) => title.split(' ')[0]!.replace(/[^\x20-\x7e].*$/, '');
