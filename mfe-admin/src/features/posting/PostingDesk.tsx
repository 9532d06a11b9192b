import { lazyRoute } from '@athenaeum/shell-contract';
import { Split, Stack } from '@athenaeum/shared-ui';
import { Suspense, useState } from 'react';
import { Applications } from './Applications';
import { Decisions } from './Decisions';
import type { DeskPosting } from './posting.api';
import { PosterCard } from './PosterCard';
import { PostingText } from './PostingText';
import { ProposedChange } from './ProposedChange';

/** With the search among companies, which most who look at a posting never need. */
const EditPosting = lazyRoute(() => import('./EditPosting'));

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
          <Stack $gap={24}>
            <ProposedChange posting={posting} />
            <PostingText posting={posting} onEdit={() => setEditing(true)} />
          </Stack>
          <Stack $gap={24}>
            <Decisions posting={posting} />
            <PosterCard posting={posting} />
          </Stack>
        </Split>
        {posting.stage !== 'unconfirmed' && <Applications posting={posting} />}
      </Stack>
      {isEditing && (
        <Suspense fallback={null}>
          <EditPosting posting={posting} onClose={() => setEditing(false)} onConflict={onStale} />
        </Suspense>
      )}
    </>
  );
}
