import { messageOf } from '@athenaeum/shell-contract';
import { Button, Hint, LinkButton, Notice, Row, TextField, TextLink } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type FeedAddresses, useAccountEndFeedMutation, useAccountFeedMutation } from './account.api';
import { SettingsCard } from './SettingsCard';
import { calendarFeedText } from './calendarFeed.messages';

/** The secret address of the member's calendar: to show, to replace, to end. */
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
    setSaid(calendarFeedText.stopped);
    return true;
  };
  const renew = async () => {
    if (await stop()) await show(calendarFeedText.renewed);
  };
  const copy = (address: string) =>
    void navigator.clipboard.writeText(address).then(
      () => setSaid(calendarFeedText.copied),
      () => setSaid(calendarFeedText.notCopied),
    );

  return (
    <SettingsCard title={calendarFeedText.title} about={calendarFeedText.about}>
      {addresses && (
        <TextField
          label={calendarFeedText.label}
          readOnly
          value={addresses.feed}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Row>
        {addresses ? (
          <>
            <Button look="outlined" onClick={() => copy(addresses.feed)}>
              {calendarFeedText.copy}
            </Button>
            <LinkButton look="quiet" href={addresses.webcal}>
              {calendarFeedText.open}
            </LinkButton>
            <TextLink look="more" href={addresses.google} target="_blank" rel="noreferrer">
              {calendarFeedText.google}
            </TextLink>
            <Button look="quiet" loading={asking.isLoading} onClick={() => void renew()}>
              {calendarFeedText.renew}
            </Button>
          </>
        ) : (
          <Button look="outlined" loading={asking.isLoading} onClick={() => void show(null)}>
            {calendarFeedText.show}
          </Button>
        )}
        <Button look="quiet" loading={ending.isLoading} onClick={() => void stop()}>
          {calendarFeedText.stop}
        </Button>
      </Row>
      {problem && <Notice tone="vermilion">{messageOf(problem)}</Notice>}
      <Hint role="status">{said}</Hint>
    </SettingsCard>
  );
}
