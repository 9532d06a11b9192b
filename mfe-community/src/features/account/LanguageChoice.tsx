import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@athenaeum/messages';
import { messageOf } from '@athenaeum/shell-contract';
import { Select } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { reloadPage } from '../../components/reloadPage';
import { useUsersChooseLanguageMutation } from './account.api';
import { accountText } from './account.messages';
import { SettingsCard } from './SettingsCard';

/** The member's own language, saved as it is chosen; without one the browser's applies. */
export function LanguageChoice({ language }: { language: string | null }) {
  const [chosen, setChosen] = useState(language ?? '');
  const [save, { isLoading, error }] = useUsersChooseLanguageMutation();

  const choose = async (next: string) => {
    if (isLoading) return;
    setChosen(next);
    const answer = await save({ input: { language: isLanguage(next) ? next : null } });
    // The shell's server draws the page in the language of the account.
    if (!answer.error) reloadPage();
    else setChosen(language ?? '');
  };

  return (
    <SettingsCard title={accountText.language} about={accountText.languageAbout}>
      <Select
        label={accountText.language}
        labelHidden
        placeholder={accountText.browserLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={chosen}
        error={error && messageOf(error)}
        onChange={({ target }) => void choose(target.value)}
      />
    </SettingsCard>
  );
}
