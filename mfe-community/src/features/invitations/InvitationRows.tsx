import {
  Button,
  Card,
  Notice,
  PlusIcon,
  RichText,
  Stack,
  TextField,
  Trash2Icon,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { invitationsText } from './invitations.messages';
import { ROW_FIELDS, type Row, type RowField } from './rows';
import type { Invitations } from './useInvitations';

const TYPES: Record<RowField, string> = {
  first_name: 'text',
  last_name: 'text',
  email: 'email',
  company: 'text',
  linkedin: 'url',
};

/** One card for each friend, with a way to add another. */
export function InvitationRows({ invitations }: { invitations: Invitations }) {
  const { rows, add } = invitations;
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(rows.length);

  useEffect(() => {
    // The focus goes to the row that was just added, or to the last one when one was removed.
    if (shown.current !== rows.length)
      list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
    shown.current = rows.length;
  }, [rows.length]);

  return (
    <Stack $gap={16} ref={list}>
      {rows.map((row, index) => (
        <InvitationCard key={row.key} row={row} number={index + 1} invitations={invitations} />
      ))}
      <Another>
        <Button look="quiet" icon={<PlusIcon />} onClick={add}>
          {invitationsText.addAnother}
        </Button>
      </Another>
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
        {invitationsText.rowSent({ name: `${row.values.first_name} ${row.values.last_name}` })}
      </Notice>
    );
  return (
    <Friend as="fieldset" $padded>
      <legend>{invitationsText.friend({ number })}</legend>
      <Grid>
        {ROW_FIELDS.map((field) => (
          <TextField
            key={field}
            label={invitationsText[field]}
            type={TYPES[field]}
            autoComplete="off"
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
            <RichText
              text={invitationsText.remove({ number })}
              parts={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
            />
          </Button>
        </div>
      )}
    </Friend>
  );
}

/** Its words begin where the cards do. */
const Another = styled.div`
  margin-left: calc(-1 * ${token.space[12]});
`;

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
