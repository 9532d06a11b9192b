import {
  Button,
  Card,
  Notice,
  PlusIcon,
  Stack,
  TextField,
  Trash2Icon,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ROW_FIELDS, type Row, type RowField } from './rows';
import type { Invitations } from './useInvitations';

const FIELDS: Record<RowField, { label: string; type: string; autoComplete: string }> = {
  first_name: { label: 'First name', type: 'text', autoComplete: 'off' },
  last_name: { label: 'Last name', type: 'text', autoComplete: 'off' },
  email: { label: 'Email', type: 'email', autoComplete: 'off' },
  company: { label: 'Company', type: 'text', autoComplete: 'off' },
  linkedin: { label: 'LinkedIn', type: 'url', autoComplete: 'off' },
};

/** One card for each friend, with a way to add another. */
export function InvitationRows({ invitations }: { invitations: Invitations }) {
  const { rows, add } = invitations;
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(rows.length);

  useEffect(() => {
    // The focus goes where she has just made room, or to who is last when she took one away.
    if (shown.current !== rows.length)
      list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
    shown.current = rows.length;
  }, [rows.length]);

  return (
    <Stack $gap={16} ref={list}>
      {rows.map((row, index) => (
        <InvitationCard key={row.key} row={row} number={index + 1} invitations={invitations} />
      ))}
      <div>
        <Button look="quiet" icon={<PlusIcon />} onClick={add}>
          Add another friend
        </Button>
      </div>
    </Stack>
  );
}

interface InvitationCardProps {
  row: Row;
  number: number;
  invitations: Invitations;
}

function InvitationCard({
  row,
  number,
  invitations: { rows, type, remove, problemsOf },
}: InvitationCardProps) {
  const problems = problemsOf(row);
  if (row.isSent)
    return (
      <Notice tone="verdigris">
        Invitation sent to {row.values.first_name} {row.values.last_name}.
      </Notice>
    );
  return (
    <Friend as="fieldset" $padded>
      <legend>Friend {number}</legend>
      <Grid>
        {ROW_FIELDS.map((field) => (
          <TextField
            key={field}
            {...FIELDS[field]}
            optional={field === 'linkedin'}
            value={row.values[field]}
            error={problems[field]}
            onChange={({ target }) => type(row.key, field, target.value)}
          />
        ))}
      </Grid>
      {row.problem && <Notice tone="vermilion">{row.problem}</Notice>}
      {rows.length > 1 && (
        <div>
          <Button look="quiet" icon={<Trash2Icon />} onClick={() => remove(row.key)}>
            Remove<VisuallyHidden> friend {number}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Friend>
  );
}

const Friend = styled(Card)`
  display: grid;
  gap: ${token.space[16]};
  min-width: 0;
  margin: 0;

  & > legend {
    float: left;
    padding: 0;
    font-weight: ${token.weight.strong};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.from(600)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
