import { usePlatform } from '@athenaeum/shell-contract';
import {
  Button,
  CheckIcon,
  Dialog,
  ErrorPanel,
  Hint,
  LinkButton,
  RichText,
  Row,
  Stack,
  TextButton,
  TextField,
  TextLink,
} from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type FeedAddresses, feedAddresses, newFeedAddresses } from './feedAddresses';
import { subscribeDialogText } from './subscribeDialog.messages';

interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Null when they could not be loaded. */
  addresses: FeedAddresses | null;
  /** Owner of the calendar: a peer group, or the member. */
  group?: string;
  onAddresses: (addresses: FeedAddresses | null) => void;
}

/** The address of a calendar feed, for any program that can subscribe to one. */
export function SubscribeDialog({ open, onClose, addresses, group, onAddresses }: SubscribeDialogProps) {
  const { apiBase } = usePlatform();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<'copied' | 'renewed' | 'failed' | null>(null);

  const ask = async (get: typeof feedAddresses, then: typeof said) => {
    setAsking(true);
    const found = await get(apiBase, group);
    setAsking(false);
    setSaid(found ? then : 'failed');
    if (found) onAddresses(found);
  };
  const copy = (address: string) =>
    void navigator.clipboard.writeText(address).then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    );

  return (
    <Dialog sheet open={open} onClose={onClose} title={subscribeDialogText.title}>
      {addresses ? (
        <Stack>
          <p>{group ? subscribeDialogText.howGroup : subscribeDialogText.how}</p>
          <TextField
            label={group ? subscribeDialogText.addressGroup : subscribeDialogText.address}
            readOnly
            value={addresses.feed}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Row>
            <Button icon={said === 'copied' && <CheckIcon />} onClick={() => copy(addresses.feed)}>
              {said === 'copied' ? subscribeDialogText.copied : subscribeDialogText.copy}
            </Button>
            <LinkButton look="outlined" href={addresses.webcal}>
              {subscribeDialogText.open}
            </LinkButton>
            <TextLink look="more" href={addresses.google} target="_blank" rel="noreferrer">
              {subscribeDialogText.google}
            </TextLink>
          </Row>
          <Hint>
            <RichText
              text={group ? subscribeDialogText.privateGroup : subscribeDialogText.private}
              parts={{
                renew: (words) => (
                  <TextButton
                    aria-disabled={asking || undefined}
                    onClick={() => void ask(newFeedAddresses, 'renewed')}
                  >
                    {words}
                  </TextButton>
                ),
              }}
            />
          </Hint>
          <Hint role="status">
            {said === 'copied' && subscribeDialogText.saidCopied}
            {said === 'renewed' && subscribeDialogText.saidRenewed}
            {said === 'failed' && subscribeDialogText.saidFailed}
          </Hint>
        </Stack>
      ) : (
        <ErrorPanel
          title={subscribeDialogText.notLoaded}
          onRetry={() => void ask(feedAddresses, null)}
          retrying={asking}
        />
      )}
    </Dialog>
  );
}
