import { TextField } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ListTools } from '../list/ListTools';
import { periodText } from './period.messages';

interface PeriodFieldsProps {
  /** What the dates are of: 'Ordered'. */
  label: string;
  from: string;
  to: string;
  onChange: (period: { from?: string; to?: string }) => void;
}

/** A period of two optional days, both inclusive. */
export function PeriodFields({ label, from, to, onChange }: PeriodFieldsProps) {
  const isTurned = Boolean(from && to && from > to);
  return (
    <Pair>
      <TextField
        type="date"
        label={periodText.from({ what: label })}
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label={periodText.until({ what: label })}
        error={isTurned ? periodText.turned : undefined}
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 180px));
  gap: ${token.space[12]};
`;

/** `ListTools` with a period: aligned with its fields. */
export const DatedListTools = styled(ListTools)`
  align-items: end;

  ${media.under(800)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
