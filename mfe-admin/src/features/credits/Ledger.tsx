import { Meta, Table, type Column } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { day } from '../../components/day';
import type { CreditEntry, Credits } from './credits.api';
import { creditsText } from './credits.messages';
import { signed, typeInWords } from './words';

const MAX_LINES = 100;

type Line = CreditEntry & { after: number; heldAfter: number };

/** The ledger with the balance after each line; the newest balance is the current one. */
export function linesOf({ quantity, held, ledger }: Credits): Line[] {
  let [after, heldAfter] = [quantity, held];
  return (ledger ?? []).map((entry) => {
    const line = { ...entry, after, heldAfter };
    after -= entry.minutes;
    heldAfter -= entry.held;
    return line;
  });
}

const columns = (): readonly Column<Line>[] => [
  { key: 'day', label: creditsText.day, render: ({ created_at }) => day(created_at) },
  {
    key: 'what',
    label: creditsText.what,
    render: ({ type, note }) => (
      <What>
        {typeInWords(type)}
        {note && <Meta as="small">{note}</Meta>}
      </What>
    ),
  },
  {
    key: 'minutes',
    label: creditsText.minutesLabel,
    render: ({ minutes }) => <Figure>{signed(minutes)}</Figure>,
  },
  { key: 'after', label: creditsText.after, render: ({ after }) => <Figure>{after}</Figure> },
  { key: 'held', label: creditsText.held, render: ({ held }) => <Figure>{signed(held)}</Figure> },
  { key: 'heldAfter', label: creditsText.heldAfter, render: ({ heldAfter }) => <Figure>{heldAfter}</Figure> },
];

export function Ledger({ credits }: { credits: Credits }) {
  const lines = linesOf(credits);
  if (lines.length === 0) return <Meta>{creditsText.none}</Meta>;
  const oldest = lines.at(-1)!;
  const before = oldest.after - oldest.minutes;
  return (
    <>
      <Table
        caption={creditsText.ledger}
        columns={columns()}
        rows={lines}
        rowKey={({ id }) => id}
        maxHeight="320px"
      />
      {lines.length === MAX_LINES && <Meta>{creditsText.earlier({ count: MAX_LINES, before })}</Meta>}
    </>
  );
}

const What = styled.span`
  display: grid;
  min-width: 140px;
  max-width: 220px;
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;

  &:first-letter {
    color: ${token.color.ink2};
  }
`;
