import { messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import type { KindView } from './kindView';
import {
  type Entry,
  useCoachingCoachesOfCategoryQuery,
  useCoachingCoachesOfTagQuery,
  useContentRemoveEntryMutation,
} from './library.api';

interface RemoveEntryProps {
  view: KindView;
  entry: Entry;
}

/** Removes an entry for good, after asking once more; what is used stays, and what uses it is named. */
export function RemoveEntry({ view: { kind, noun, title, coachesBy }, entry }: RemoveEntryProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = useContentRemoveEntryMutation();
  const coaches = useCoachesOf(isOpen ? coachesBy : undefined, entry.id);

  const send = async () => {
    const answer = await remove({ kind, input: { id: entry.id, updated_at: entry.updated_at } });
    if (answer.error) return;
    notify(`${entry.title} removed`);
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
        Remove this {noun}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Remove ${entry.title}?`}
        sheet
        actions={
          <>
            <Button look="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button
              look="danger"
              loading={isLoading || coaches === null}
              disabled={Boolean(coaches)}
              onClick={() => void send()}
            >
              Remove it
            </Button>
          </>
        }
      >
        <Stack>
          <p>
            It is gone from {title.toLowerCase()} and from every page that shows it. This cannot be undone.
          </p>
          {coaches ? (
            <Notice tone="vermilion">
              This {noun} is used by {coaches} {coaches === 1 ? 'coach' : 'coaches'}, so it cannot be removed.
            </Notice>
          ) : (
            error && <Notice tone="vermilion">{messageOf(error)}</Notice>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

/** How many coaches are related to it: another domain's to know, so it is asked before. Null while it is not known. */
function useCoachesOf(by: KindView['coachesBy'], id: string): number | null {
  const ofCategory = useCoachingCoachesOfCategoryQuery({ id }, { skip: by !== 'category' });
  const ofTag = useCoachingCoachesOfTagQuery({ id }, { skip: by !== 'tag' });
  if (!by) return 0;
  const { data, isFetching } = by === 'category' ? ofCategory : ofTag;
  return isFetching ? null : (data?.coaches?.count ?? null);
}
