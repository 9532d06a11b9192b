import { usePlatform } from '@athenaeum/shell-contract';
import {
  Button,
  CheckIcon,
  Dialog,
  ErrorPanel,
  Hint,
  LinkButton,
  Row,
  Stack,
  TextButton,
  TextField,
  TextLink,
} from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type FeedAddresses, feedAddresses, newFeedAddresses } from './feedAddresses';

interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Null when they could not be told. */
  addresses: FeedAddresses | null;
  onAddresses: (addresses: FeedAddresses | null) => void;
}

/** The address of her calendar, for every program that can come back to one. */
export function SubscribeDialog({ open, onClose, addresses, onAddresses }: SubscribeDialogProps) {
  const { apiBase } = usePlatform();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<'copied' | 'renewed' | 'failed' | null>(null);

  const ask = async (get: typeof feedAddresses, then: typeof said) => {
    setAsking(true);
    const found = await get(apiBase);
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
    <Dialog sheet open={open} onClose={onClose} title="Subscribe to Calendar">
      {addresses ? (
        <Stack>
          <p>
            Add this address to your calendar as a subscription. It holds the events you attend or wait for,
            and follows every change.
          </p>
          <TextField
            label="Address of your calendar"
            readOnly
            value={addresses.feed}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Row>
            <Button icon={said === 'copied' && <CheckIcon />} onClick={() => copy(addresses.feed)}>
              {said === 'copied' ? 'Copied' : 'Copy address'}
            </Button>
            <LinkButton look="outlined" href={addresses.webcal}>
              Open in your calendar
            </LinkButton>
            <TextLink look="more" href={addresses.google} target="_blank" rel="noreferrer">
              Google Calendar
            </TextLink>
          </Row>
          <Hint>
            Whoever has this address can see which events you attend.{' '}
            <TextButton
              aria-disabled={asking || undefined}
              onClick={() => void ask(newFeedAddresses, 'renewed')}
            >
              Make a new one
            </TextButton>
          </Hint>
          <Hint role="status">
            {said === 'copied' && 'The address was copied.'}
            {said === 'renewed' && 'This is the new address. The old one leads nowhere now.'}
            {said === 'failed' && 'That did not work. Please try again.'}
          </Hint>
        </Stack>
      ) : (
        <ErrorPanel
          title="The address of your calendar did not load"
          onRetry={() => void ask(feedAddresses, null)}
          retrying={asking}
        />
      )}
    </Dialog>
  );
}
