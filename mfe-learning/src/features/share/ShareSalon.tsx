import { useNotify } from '@athenaeum/shell-contract';
import { Button, Hint, ShareIcon } from '@athenaeum/shared-ui';
import { useState } from 'react';
import type { SharedSalonFragment } from './__generated__/sharedSalon';
import { shareText } from './share.messages';

interface ShareSalonProps {
  salon: SharedSalonFragment;
}

/** Hands a salon's address to the device's own sharing, and copies it where there is none. */
export function ShareSalon({ salon }: ShareSalonProps) {
  const notify = useNotify();
  const [hasFailed, setFailed] = useState(false);

  const share = async () => {
    const url = urlOf(salon);
    setFailed(false);
    try {
      // Not every browser has it, whatever the types say.
      if ('share' in navigator) return await navigator.share({ title: salon.title, url });
      await (navigator as Navigator).clipboard.writeText(url);
      notify(shareText.copied);
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError';
      setFailed(!wasClosed);
    }
  };

  return (
    <>
      <Button look="quiet" icon={<ShareIcon />} onClick={() => void share()}>
        {shareText.share}
      </Button>
      {hasFailed && <Hint role="alert">{shareText.notCopied}</Hint>}
    </>
  );
}

/** What is open to the public is shared by its public page, which everybody can open. */
function urlOf({ slug, invite_type, phase }: SharedSalonFragment): string {
  const isPublic = invite_type === 'OPEN_TO_PUBLIC' && phase !== 'RECORDED';
  return new URL(`/${isPublic ? 'upcoming-events' : 'salons'}/${slug}`, location.origin).href;
}
