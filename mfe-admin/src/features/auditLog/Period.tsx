import { TextField } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { auditLogText } from './auditLog.messages';

interface PeriodProps {
  /** '2026-11-21', or '' for no bound. */
  from: string;
  until: string;
  onChange: (change: { from: string } | { until: string }) => void;
}

/** A period of two days, both inclusive. */
export function Period({ from, until, onChange }: PeriodProps) {
  return (
    <Days>
      <TextField
        label={auditLogText.from}
        type="date"
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={auditLogText.until}
        type="date"
        value={until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </Days>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 180px));
  gap: ${token.space[12]};
`;
