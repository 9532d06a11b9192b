import { messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack } from '@athenaeum/shared-ui';
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
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={libraryText.removeTitle({ title: entry.title })}
        sheet
        actions={
          <>
            <Button look="outlined" onClick={() => setOpen(false)}>
              {commonText.cancel}
            </Button>
            <Button
              look="danger"
              loading={isLoading || coaches === null}
              disabled={Boolean(coaches)}
              onClick={() => void send()}
            >
              {commonText.remove}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{libraryText.removeExplained({ list: title.toLowerCase() })}</p>
          {coaches ? (
            <Notice tone="vermilion">{libraryText.usedByCoaches({ count: coaches })}</Notice>
          ) : (
            error && <Notice tone="vermilion">{messageOf(error)}</Notice>
          )}
        </Stack>
      </Dialog>
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
