import { messageOf, useIsHere, useNotify } from '@athenaeum/shell-contract';
import { Button, Notice, TargetIcon } from '@athenaeum/shared-ui';
import type { GoalHolderFragment } from './__generated__/goal';
import { useContentSaveGoalsMutation } from './listing.api';
import { listingText } from './listing.messages';
import { type OwnGoal, ownGoal, withGoal, withoutGoal } from './ownGoal';

interface OwnGoalButtonProps {
  title: string;
  me: GoalHolderFragment;
  /** Reads the member's goals again, while the page is open. */
  reload: () => Promise<unknown>;
}

/** Makes a goal one of the member's own, or no longer, with Undo. */
export function OwnGoalButton({ title, me, reload }: OwnGoalButtonProps) {
  const notify = useNotify();
  const isHere = useIsHere();
  const [save, saving] = useContentSaveGoalsMutation();
  const own = ownGoal(me.goals ?? [], title);

  const change = async ({ id, version, goals }: GoalHolderFragment, added: OwnGoal | null) => {
    const next = added ? withGoal(goals ?? [], added) : withoutGoal(goals ?? [], title);
    const { data, error } = await save({ input: { id, version, goals: next } });
    await reload();
    // Undo is still offered when the page, and with it what it says of a failure, is gone.
    if (error && !isHere()) return notify(`${listingText.goalNotSaved} ${messageOf(error)}`);
    const latest = data?.profile?.data;
    if (!latest) return;
    const undo = () => void change(latest, added ? null : (own ?? null));
    const message = added ? listingText.goalAdded : listingText.goalRemoved;
    notify(message({ goal: title }), { label: listingText.undo, onPress: undo });
  };

  return (
    <>
      <Button
        look="outlined"
        icon={<TargetIcon />}
        loading={saving.isLoading}
        onClick={() => void change(me, own ? null : { title, type: 'Career Goal', current: 'true' })}
      >
        {own ? listingText.removeGoal : listingText.addGoal}
      </Button>
      {saving.error && (
        <Notice tone="vermilion" title={listingText.goalNotSaved}>
          {messageOf(saving.error)}
        </Notice>
      )}
    </>
  );
}
