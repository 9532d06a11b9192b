import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Notice, RadioGroup, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { closingDay } from '../../components/opportunityText';
import { type Posted, useOpportunitiesExtendPostingMutation } from './posted.api';
import { changePostingText } from './posted.messages';

const DAY_MS = 86_400_000;

/** Extends a posting, counted from today. */
export function ExtendPosting({ posting, token }: { posting: Posted; token: string }) {
  const notify = useNotify();
  const [extend, { isLoading, error }] = useOpportunitiesExtendPostingMutation();
  const [chosen, setChosen] = useState<number | null>(null);
  const days = chosen !== null && posting.extensions.includes(chosen) ? chosen : posting.extensions[0]!;

  const send = async () => {
    const answer = await extend({ input: { token, days } });
    const until = answer.data?.extendPosting?.data?.expires_at;
    if (until) notify(changePostingText.extended({ day: closingDay(until) }));
  };

  return (
    <section>
      <Stack $gap={12}>
        <h2>{changePostingText.longer}</h2>
        <RadioGroup
          label={changePostingText.fromToday}
          name="days"
          options={posting.extensions.map((count) => ({
            value: String(count),
            label: changePostingText.daysUntil({ count, day: closingDay(Date.now() + count * DAY_MS) }),
          }))}
          value={String(days)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        <div>
          <Button block look="outlined" loading={isLoading} onClick={() => void send()}>
            {changePostingText.extend}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
