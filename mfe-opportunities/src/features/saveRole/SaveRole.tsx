import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { BookmarkIcon, TextButton, useLatestValue } from '@athenaeum/shared-ui';
import type { SavedRoleFragment } from './__generated__/saveRole';
import { useOpportunitiesSaveRoleMutation } from './saveRole.api';
import { saveRoleText } from './saveRole.messages';

/** Saves a role to be found again: an optimistic update, reverted on failure, with Undo. */
export function SaveRole({ opportunity: { id, role, saved } }: { opportunity: SavedRoleFragment }) {
  const notify = useNotify();
  const [save] = useOpportunitiesSaveRoleMutation();
  const [isSaved, setSaved] = useLatestValue(saved);

  const set = async (next: boolean) => {
    setSaved(next);
    const { error } = await save({ input: { id, saved: next } });
    if (error) {
      setSaved(!next);
      return notify(saveRoleText.notSaved({ reason: messageOf(error) }));
    }
    const message = next ? saveRoleText.kept : saveRoleText.letGo;
    notify(message({ role }), { label: saveRoleText.undo, onPress: () => void set(!next) });
  };

  return (
    <TextButton aria-pressed={isSaved} onClick={() => void set(!isSaved)}>
      <BookmarkIcon size={18} fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? saveRoleText.saved : saveRoleText.save}
    </TextButton>
  );
}
