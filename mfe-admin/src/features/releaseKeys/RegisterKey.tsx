import { AskDialog, isApiError, useDialogAnswer } from '@athenaeum/shell-contract';
import { Checkbox, FieldError, Select, TextField, useFieldIds } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { useFocusOnWrong } from '../../components/useFocusOnWrong';
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
  const wrong = (isApiError(error) && error.fields) || {};
  const fields = useFocusOnWrong<HTMLDivElement>(error);
  const rightsIds = useFieldIds();

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
      // What no field shows is shown below them.
      error={Object.keys(wrong).length > 0 ? undefined : error}
    >
      <p>{releaseKeysText.registerHappens}</p>
      <Fields ref={fields}>
        <Whole>
          <TextField
            label={releaseKeysText.publicHalf}
            hint={releaseKeysText.publicHalfHint}
            error={wrong.public_part}
            autoComplete="off"
            spellCheck={false}
            value={publicPart}
            onChange={({ target }) => setPublicPart(target.value)}
          />
        </Whole>
        <Whole>
          <TextField
            label={releaseKeysText.areas}
            hint={releaseKeysText.areasHint}
            error={wrong.areas}
            value={areas}
            onChange={({ target }) => setAreas(target.value)}
          />
        </Whole>
        <TextField
          label={releaseKeysText.name}
          error={wrong.name}
          placeholder={releaseKeysText.nameExample}
          max={MAX_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={releaseKeysText.validFor}
          error={wrong.days}
          options={VALID_DAYS.map((count) => ({
            value: String(count),
            label: releaseKeysText.days({ count }),
          }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Rights data-wrong={Boolean(wrong.rights)} aria-describedby={wrong.rights && rightsIds.error}>
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
          <FieldError id={rightsIds.error}>{wrong.rights}</FieldError>
        </Rights>
      </Fields>
    </AskDialog>
  );
}

/* Two beside each other: below each other they are taller than a window. */
const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[12]} ${token.space[16]};

  ${media.from(600)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Rights = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  column-gap: ${token.space[16]};
  min-width: 0;

  & > legend {
    font-weight: ${token.weight.strong};
  }

  ${media.from(600)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
