import { callRest, usePlatform, whenConfirmed } from '@athenaeum/shell-contract';
import { Button, DownloadIcon, Notice } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { restText } from '../../components/rest.messages';
import { accountText } from './account.messages';
import { saveFile } from './saveFile';
import { SettingsCard } from './SettingsCard';

type State = 'idle' | 'collecting' | 'saved' | { problem: string };

/** Everything that is kept about the member, as one file. */
export function ExportData() {
  const platform = usePlatform();
  const [state, setState] = useState<State>('idle');

  const collect = async () => {
    setState('collecting');
    try {
      const { ok, message, data } = await whenConfirmed(
        platform,
        () => callRest<object>(`${platform.apiBase}/api/account/export`),
        ({ code }) => code,
      );
      if (!ok || !data) return setState({ problem: message ?? restText.failed });
      saveFile('my-data.json', JSON.stringify(data, null, 2));
      setState('saved');
    } catch {
      setState({ problem: restText.failed });
    }
  };

  return (
    <SettingsCard title={accountText.data} about={accountText.dataAbout}>
      <Button
        look="outlined"
        icon={<DownloadIcon />}
        loading={state === 'collecting'}
        onClick={() => void collect()}
      >
        {state === 'collecting' ? accountText.collecting : accountText.download}
      </Button>
      {state === 'saved' && <Notice tone="verdigris">{accountText.saved}</Notice>}
      {typeof state === 'object' && <Notice tone="vermilion">{state.problem}</Notice>}
    </SettingsCard>
  );
}
