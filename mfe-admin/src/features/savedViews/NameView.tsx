import { AskDialog, isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Notice, Stack, TextField } from '@athenaeum/shared-ui';
import {
  renameViewInput,
  SAVED_VIEW_LIMITS,
  saveViewInput,
  type ViewedList,
} from '@athenaeum/users-contract';
import { type FormEvent, useId, useState } from 'react';
import { commonText } from '../../components/common.messages';
import { type SavedView, useUsersRenameViewMutation, useUsersSaveViewMutation } from './savedViews.api';
import { savedViewsText } from './savedViews.messages';

interface NameViewProps {
  list: ViewedList;
  /** The view to rename; null for a new one. */
  view: SavedView | null;
  shown: string;
  onClose: () => void;
}

/** Names the current view of the list, or renames a saved one. */
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
      done: view ? savedViewsText.renamed : savedViewsText.saved({ name: name.trim() }),
      failed: view ? savedViewsText.renameFailed : savedViewsText.saveFailed,
    });
    const nameError = isApiError(error) ? error.fields?.name : undefined;
    setWrong(nameError);
    setRefusal(error && !nameError ? messageOf(error) : undefined);
  };

  return (
    <AskDialog
      onClose={onClose}
      title={view ? savedViewsText.renameTitle : savedViewsText.saveTitle}
      keep={commonText.cancel}
      confirm={view ? commonText.rename : savedViewsText.saveView}
      form={formId}
      isSending={saving.isLoading || renaming.isLoading}
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          {!view && <p>{savedViewsText.saveLead}</p>}
          <TextField
            label={savedViewsText.name}
            max={SAVED_VIEW_LIMITS.name}
            autoComplete="off"
            error={wrong}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {refusal && <Notice tone="vermilion">{refusal}</Notice>}
        </Stack>
      </form>
    </AskDialog>
  );
}
