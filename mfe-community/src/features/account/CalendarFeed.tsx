import { messageOf } from '@athenaeum/shell-contract';
import { Button, Hint, LinkButton, Notice, Row, TextField, TextLink } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type FeedAddresses, useAccountEndFeedMutation, useAccountFeedMutation } from './account.api';
import { SettingsCard } from './SettingsCard';

/** The secret address of her calendar: to show, to replace, to end. */
export function CalendarFeed() {
  const [ask, asking] = useAccountFeedMutation();
  const [end, ending] = useAccountEndFeedMutation();
  const [addresses, setAddresses] = useState<FeedAddresses | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const problem = asking.error ?? ending.error;

  const show = async (words: string | null) => {
    ending.reset();
    const { data } = await ask();
    if (!data) return;
    setAddresses(data);
    setSaid(words);
  };
  const stop = async () => {
    asking.reset();
    const { error } = await end();
    if (error) return false;
    setAddresses(null);
    setSaid('The address leads nowhere now.');
    return true;
  };
  const renew = async () => {
    if (await stop()) await show('This is the new address. The old one leads nowhere now.');
  };
  const copy = (address: string) =>
    void navigator.clipboard.writeText(address).then(
      () => setSaid('The address was copied.'),
      () => setSaid('Copying did not work: select the address and copy it.'),
    );

  return (
    <SettingsCard
      title="Calendar"
      about="A private address that shows the events you attend in your own calendar. Whoever has it can see them."
    >
      {addresses && (
        <TextField
          label="Address of your calendar"
          readOnly
          value={addresses.feed}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Row>
        {addresses ? (
          <>
            <Button look="outlined" onClick={() => copy(addresses.feed)}>
              Copy address
            </Button>
            <LinkButton look="quiet" href={addresses.webcal}>
              Open in your calendar
            </LinkButton>
            <TextLink look="more" href={addresses.google} target="_blank" rel="noreferrer">
              Google Calendar
            </TextLink>
            <Button look="quiet" loading={asking.isLoading} onClick={() => void renew()}>
              Make a new one
            </Button>
          </>
        ) : (
          <Button look="outlined" loading={asking.isLoading} onClick={() => void show(null)}>
            Show the address
          </Button>
        )}
        <Button look="quiet" loading={ending.isLoading} onClick={() => void stop()}>
          Stop sharing
        </Button>
      </Row>
      {problem && <Notice tone="vermilion">{messageOf(problem)}</Notice>}
      <Hint role="status">{said}</Hint>
    </SettingsCard>
  );
}
