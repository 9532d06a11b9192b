import { usePlatform, whenConfirmed } from '@athenaeum/shell-contract';
import { Button, DownloadIcon, Notice } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { callRest, FAILED } from '../../components/callRest';
import { saveFile } from './saveFile';
import { SettingsCard } from './SettingsCard';

type State = 'idle' | 'collecting' | 'saved' | { problem: string };

/** Everything there is of her, as one file. */
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
      if (!ok || !data) return setState({ problem: message ?? FAILED });
      saveFile('my-data.json', JSON.stringify(data, null, 2));
      setState('saved');
    } catch {
      setState({ problem: FAILED });
    }
  };

  return (
    <SettingsCard
      title="Your data"
      about="Everything we keep of you, of every part of the product, as a JSON file. Links to your files in it last five minutes."
    >
      <Button
        look="outlined"
        icon={<DownloadIcon />}
        loading={state === 'collecting'}
        onClick={() => void collect()}
      >
        {state === 'collecting' ? 'Collecting your data' : 'Download my data'}
      </Button>
      {state === 'saved' && <Notice tone="verdigris">my-data.json was saved to your downloads.</Notice>}
      {typeof state === 'object' && <Notice tone="vermilion">{state.problem}</Notice>}
    </SettingsCard>
  );
}
