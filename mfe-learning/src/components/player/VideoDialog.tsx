import { ErrorBoundary } from '@athenaeum/shell-contract';
import { Dialog } from '@athenaeum/shared-ui';
import { PlayerSkeleton } from '@athenaeum/shared-ui/player';
import { Suspense, useState } from 'react';
import { resourceText } from '../resource.messages';
import { LazyPlayer } from './LazyPlayer';

interface VideoDialogProps {
  title: string;
  /** A signed link; null while the dialog is closed. */
  src: string | null;
  onError: () => void;
  onClose: () => void;
}

/** A video of the resources, over the page. */
export function VideoDialog({ title, src, onError, onClose }: VideoDialogProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  return (
    <Dialog wide open={src !== null} onClose={onClose} title={title}>
      {src && (
        <ErrorBoundary what={title}>
          <Suspense fallback={<PlayerSkeleton label={resourceText.loadingVideo} />}>
            <LazyPlayer
              ref={setVideo}
              video={video}
              title={title}
              src={src}
              loading={resourceText.loadingVideo}
              captions={[]}
              onError={onError}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
