import { lazyRoute } from '@athenaeum/shell-contract';
import { Split, Stack } from '@athenaeum/shared-ui';
import { Suspense, useState } from 'react';
import { Applications } from './Applications';
import { Decisions } from './Decisions';
import type { DeskPosting } from './posting.api';
import { PosterCard } from './PosterCard';
import { PostingText } from './PostingText';
import { ProposedChange } from './ProposedChange';

/** Lazy, with the company search, as most visits only read. */
const EditPosting = lazyRoute(() => import('./EditPosting'));

interface PostingDeskProps {
  posting: DeskPosting;
  /** Refetches the posting after a version conflict. */
  onStale: () => Promise<DeskPosting | null>;
}

/** A posting on board support's desk. */
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
