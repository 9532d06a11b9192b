import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Checkbox, Dialog, Notice, Select, Stack, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { type Right, RIGHTS, useReleasesRegisterKeyMutation } from './releaseKeys.api';
import { releaseKeysText } from './releaseKeys.messages';
import { releaseRightText } from './releaseRights.messages';

/** What most teams are given. */
const USUAL: readonly Right[] = ['deploy', 'canary', 'promote', 'rollback'];
const LASTS = [30, 90, 180, 365];
const LONGEST_NAME = 60;

/** Lets whoever holds a key release, in the areas and with the rights that are chosen; the service says what is wrong. */
export default function RegisterKey({ onClose }: { onClose: () => void }) {
  const conclude = useDialogAnswer(onClose);
  const [register, { isLoading, error }] = useReleasesRegisterKeyMutation();
  const [publicPart, setPublicPart] = useState('');
  const [name, setName] = useState('');
  const [areas, setAreas] = useState('');
  const [rights, setRights] = useState<readonly Right[]>(USUAL);
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
    <Dialog
      open
      onClose={onClose}
      title={releaseKeysText.registerTitle}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button loading={isLoading} onClick={() => void handleConfirm()}>
            {releaseKeysText.register}
          </Button>
        </>
      }
    >
      <Stack>
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
          max={LONGEST_NAME}
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
          options={LASTS.map((count) => ({
            value: String(count),
            label: releaseKeysText.days({ count }),
          }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        {error !== undefined && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}
