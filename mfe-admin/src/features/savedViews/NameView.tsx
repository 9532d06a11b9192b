import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import {
  renameViewInput,
  SAVED_VIEW_LIMITS,
  saveViewInput,
  type ViewedList,
} from '@athenaeum/users-contract';
import { type FormEvent, useId, useState } from 'react';
import { type SavedView, useUsersRenameViewMutation, useUsersSaveViewMutation } from './savedViews.api';

interface NameViewProps {
  list: ViewedList;
  /** The one that is renamed; null for a new one. */
  view: SavedView | null;
  shown: string;
  onClose: () => void;
}

/** A name for what the list shows now, or another for a view she has. */
export function NameView({ list, view, shown, onClose }: NameViewProps) {
  const formId = useId();
  const conclude = useDialogAnswer(onClose);
  const [save, saving] = useUsersSaveViewMutation();
  const [rename, renaming] = useUsersRenameViewMutation();
  const [name, setName] = useState(view?.name ?? '');
  const [wrong, setWrong] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = view
      ? renameViewInput.safeParse({ list, id: view.id, name })
      : saveViewInput.safeParse({ list, name, shown });
    setWrong(checked.error?.issues[0]?.message);
    setRefusal(undefined);
    if (!checked.success) return;
    const { error } =
      'id' in checked.data ? await rename({ input: checked.data }) : await save({ input: checked.data });
    conclude(error, {
      done: view ? 'View renamed' : `View “${name.trim()}” saved`,
      failed: view ? 'Your view was not renamed.' : 'Your view was not saved.',
    });
    const told = isApiError(error) ? error.fields?.name : undefined;
    setWrong(told);
    setRefusal(error && !told ? messageOf(error) : undefined);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={view ? 'Rename this view' : 'Save this view'}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving.isLoading || renaming.isLoading}>
            {view ? 'Rename' : 'Save view'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          {!view && <p>The tab, the search, the filters, the order and the columns, as they are now.</p>}
          <TextField
            label="Name"
            max={SAVED_VIEW_LIMITS.name}
            autoComplete="off"
            error={wrong}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {refusal && <Notice tone="vermilion">{refusal}</Notice>}
        </Stack>
      </form>
    </Dialog>
  );
}
