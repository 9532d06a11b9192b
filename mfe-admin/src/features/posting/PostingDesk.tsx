import { Split, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { Applications } from './Applications';
import { Decisions } from './Decisions';
import { EditPosting } from './EditPosting';
import type { DeskPosting } from './posting.api';
import { PosterCard } from './PosterCard';
import { PostingText } from './PostingText';

interface PostingDeskProps {
  posting: DeskPosting;
  /** Asks anew for the posting, where somebody else has changed it. */
  onStale: () => Promise<DeskPosting | null>;
}

/** A posting as board support works with it. */
export function PostingDesk({ posting, onStale }: PostingDeskProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Stack $gap={48}>
        <Split>
          <PostingText posting={posting} onEdit={() => setEditing(true)} />
          <Stack $gap={24}>
            <Decisions posting={posting} />
            <PosterCard posting={posting} />
          </Stack>
        </Split>
        {posting.stage !== 'unconfirmed' && <Applications posting={posting} />}
      </Stack>
      {isEditing && <EditPosting posting={posting} onClose={() => setEditing(false)} onConflict={onStale} />}
    </>
  );
}
