import { AskDialog, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Button, Notice } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import type { KindView } from './kindView';
import {
  type Entry,
  useCoachingCoachesOfCategoryQuery,
  useCoachingCoachesOfTagQuery,
  useContentRemoveEntryMutation,
} from './library.api';
import { libraryText } from './library.messages';

interface RemoveEntryProps {
  view: KindView;
  entry: Entry;
}

/** Removes an entry after a confirmation; an entry in use cannot be removed, and its uses are named. */
export function RemoveEntry({ view: { kind, title, coachesBy }, entry }: RemoveEntryProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = useContentRemoveEntryMutation();
  const coaches = useCoachesOf(isOpen ? coachesBy : undefined, entry.id);

  const send = async () => {
    const answer = await remove({ kind, input: { id: entry.id, updated_at: entry.updated_at } });
    if (answer.error) return;
    notify(libraryText.removed({ title: entry.title }));
    void navigate(`/admin/content/${kind}`, { replace: true });
  };

  return (
    <>
      <Button
        look="outlined"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {commonText.remove}
      </Button>
      <AskDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={libraryText.removeTitle({ title: entry.title })}
        keep={commonText.cancel}
        confirm={commonText.remove}
        look="danger"
        isSending={isLoading || coaches === null}
        isDisabled={Boolean(coaches)}
        onConfirm={() => void send()}
        error={coaches ? undefined : error}
      >
        <p>{libraryText.removeExplained({ list: title.toLowerCase() })}</p>
        {Boolean(coaches) && (
          <Notice tone="vermilion">{libraryText.usedByCoaches({ count: coaches ?? 0 })}</Notice>
        )}
      </AskDialog>
    </>
  );
}

/** How many coaches use it, which the coaching domain knows. Null while loading. */
function useCoachesOf(by: KindView['coachesBy'], id: string): number | null {
  const ofCategory = useCoachingCoachesOfCategoryQuery({ id }, { skip: by !== 'category' });
  const ofTag = useCoachingCoachesOfTagQuery({ id }, { skip: by !== 'tag' });
  if (!by) return 0;
  const { data, isFetching } = by === 'category' ? ofCategory : ofTag;
  return isFetching ? null : (data?.coaches?.count ?? null);
}
