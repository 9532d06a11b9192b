import { signedLink, usePlatform } from '@athenaeum/shell-contract';
import { DownloadIcon, FileTextIcon, Hint, PlayIcon } from '@athenaeum/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { ListedResourceFragment } from './__generated__/resources';
import { VideoDialog } from './player/VideoDialog';
import { resourceText } from './resource.messages';
import { resourceLine, ResourceWords } from './ResourceLink';

type Asset = Pick<ListedResourceFragment, 'title' | 'description' | 'filename'> & {
  /** Key of the file. */
  asset: string;
};

const MAX_RENEWALS = 2;

interface AssetRowProps {
  resource: Asset;
  onOpen?: () => void;
}

/** A file of the platform: a video plays in place, anything else is downloaded. Its signed link is requested on press. */
export function AssetRow({ resource, onOpen }: AssetRowProps) {
  const { apiBase } = usePlatform();
  const [address, setAddress] = useState<string | null>(null);
  const [status, setStatus] = useState<'idle' | 'asking' | 'failed'>('idle');
  const renewals = useRef(0);
  const isVideo = /\.(mp4|webm)$/i.test(resource.asset);

  const sign = async () => {
    if (status === 'asking') return;
    setStatus('asking');
    const url = await signedLink(apiBase, resource.asset, { of: 'salon' }).catch(() => null);
    setStatus(url ? 'idle' : 'failed');
    if (url && isVideo) setAddress(url);
    else if (url) save(url, resource.filename ?? resource.title);
  };

  const open = () => {
    renewals.current = 0;
    onOpen?.();
    void sign();
  };

  /** A link may have expired; for a file that is broken, another one changes nothing. */
  const renew = () => {
    renewals.current += 1;
    if (renewals.current <= MAX_RENEWALS) return void sign();
    setAddress(null);
    setStatus('failed');
  };

  return (
    <>
      <Line type="button" aria-busy={status === 'asking' || undefined} onClick={open}>
        {isVideo ? <PlayIcon /> : <FileTextIcon />}
        <ResourceWords resource={resource} otherwise={isVideo ? resourceText.video : resourceText.file} />
        {isVideo ? <span /> : <DownloadIcon />}
      </Line>
      {status === 'failed' && <Hint role="alert">{resourceText.fileFailed}</Hint>}
      <VideoDialog title={resource.title} src={address} onError={renew} onClose={() => setAddress(null)} />
    </>
  );
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

const Line = styled.button`
  ${resourceLine}
`;
