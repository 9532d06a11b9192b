import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { Checkbox, Select, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { type Right, RIGHTS, useReleasesRegisterKeyMutation } from './releaseKeys.api';
import { releaseKeysText } from './releaseKeys.messages';
import { releaseRightText } from './releaseRights.messages';

/** The usual rights of a team. */
const DEFAULT_RIGHTS: readonly Right[] = ['deploy', 'canary', 'promote', 'rollback'];
const VALID_DAYS = [30, 90, 180, 365];
const MAX_NAME_LENGTH = 60;

/** Registers a release key with areas and rights; the service validates it. */
export default function RegisterKey({ onClose }: { onClose: () => void }) {
  const conclude = useDialogAnswer(onClose);
  const [register, { isLoading, error }] = useReleasesRegisterKeyMutation();
  const [publicPart, setPublicPart] = useState('');
  const [name, setName] = useState('');
  const [areas, setAreas] = useState('');
  const [rights, setRights] = useState<readonly Right[]>(DEFAULT_RIGHTS);
  const [days, setDays] = useState('180');

  const handleConfirm = async () => {
    const answer = await register({
      public_part: publicPart.trim(),
      name,
      areas: areas.split(',').flatMap((area) => area.trim() || []),
      rights: RIGHTS.filter((right) => rights.includes(right)),
      days: Number(days),
    });
    conclude(answer.error, {
      done: answer.data?.text ?? '',
      failed: releaseKeysText.notDone({ confirm: releaseKeysText.register }),
    });
  };

  return (
    <AskDialog
      onClose={onClose}
      title={releaseKeysText.registerTitle}
      keep={commonText.cancel}
      confirm={releaseKeysText.register}
      isSending={isLoading}
      onConfirm={() => void handleConfirm()}
      error={error}
    >
      <p>{releaseKeysText.registerHappens}</p>
      <TextField
        label={releaseKeysText.publicHalf}
        hint={releaseKeysText.publicHalfHint}
        autoComplete="off"
        spellCheck={false}
        value={publicPart}
        onChange={({ target }) => setPublicPart(target.value)}
      />
      <TextField
        label={releaseKeysText.name}
        hint={releaseKeysText.nameHint}
        max={MAX_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={releaseKeysText.areas}
        hint={releaseKeysText.areasHint}
        value={areas}
        onChange={({ target }) => setAreas(target.value)}
      />
      <fieldset>
        <legend>{releaseKeysText.rights}</legend>
        {RIGHTS.map((right) => (
          <Checkbox
            key={right}
            label={releaseRightText[right]}
            checked={rights.includes(right)}
            onChange={({ target }) =>
              setRights(target.checked ? [...rights, right] : rights.filter((one) => one !== right))
            }
          />
        ))}
      </fieldset>
      <Select
        label={releaseKeysText.validFor}
        options={VALID_DAYS.map((count) => ({
          value: String(count),
          label: releaseKeysText.days({ count }),
        }))}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
    </AskDialog>
  );
}
