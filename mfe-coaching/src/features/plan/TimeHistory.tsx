import { formatDay, formatHoursAndMinutes, Hint, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { CreditEntry, Credits } from './plan.api';
import { runningTotals } from './runningTotals';
import { timeEntriesText, timeHistoryText } from './timeHistory.messages';

const INITIALLY_SHOWN = 8;

/** The ledger of the member's coaching time, with the balance after each entry. */
export function TimeHistory({ credits }: { credits: Credits }) {
  const [isWhole, setWhole] = useState(false);
  const { lines, before } = runningTotals(credits.ledger ?? [], credits.quantity);
  if (lines.length === 0) return <Hint>{timeHistoryText.empty}</Hint>;
  const reachesBack = isWhole || lines.length <= INITIALLY_SHOWN;
  return (
    <>
      <Ledger>
        <caption>{timeHistoryText.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{timeHistoryText.what}</th>
            <th scope="col">{timeHistoryText.change}</th>
            <th scope="col">{timeHistoryText.total}</th>
          </tr>
        </thead>
        <tbody>
          {(reachesBack ? lines : lines.slice(0, INITIALLY_SHOWN)).map(({ entry, total }) => (
            <tr key={entry.id}>
              <th scope="row">
                {timeEntriesText[entry.type]}
                <Hint as="span">
                  {entry.note
                    ? timeHistoryText.entry({ day: formatDay(entry.created_at), note: entry.note })
                    : formatDay(entry.created_at)}
                </Hint>
              </th>
              <td>{changeOf(entry)}</td>
              <td>{formatHoursAndMinutes(total)}</td>
            </tr>
          ))}
          {reachesBack && before !== 0 && (
            <tr>
              <th scope="row">{timeHistoryText.earlier}</th>
              <td />
              <td>{formatHoursAndMinutes(before)}</td>
            </tr>
          )}
        </tbody>
      </Ledger>
      {lines.length > INITIALLY_SHOWN && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? timeHistoryText.less : timeHistoryText.more}
        </TextButton>
      )}
    </>
  );
}

/** The change in the total, or in the held minutes where only those change. */
function changeOf({ minutes, held }: CreditEntry): string {
  const time = formatHoursAndMinutes(Math.abs(minutes || held));
  if (minutes !== 0) return minutes > 0 ? timeHistoryText.added({ time }) : timeHistoryText.taken({ time });
  return held > 0 ? timeHistoryText.held({ time }) : timeHistoryText.freed({ time });
}

const Ledger = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  & > caption {
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[14]};
    color: ${token.color.ink3};
    text-align: left;
  }

  & th,
  & td {
    padding: ${token.space[12]} ${token.space[16]} ${token.space[12]} 0;
    border-bottom: 1px solid ${token.color.line};
    font-weight: ${token.weight.body};
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }

  & > thead th {
    padding-block: ${token.space[8]};
    border-color: ${token.color.control};
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  & > tbody th > span {
    display: block;
  }

  & tr > :nth-child(n + 2) {
    text-align: right;
  }

  & tr > :last-child {
    padding-right: 0;
    white-space: nowrap;
  }

  ${media.from(600)} {
    & tr > :nth-child(n + 2) {
      width: 22%;
      white-space: nowrap;
    }
  }
`;
