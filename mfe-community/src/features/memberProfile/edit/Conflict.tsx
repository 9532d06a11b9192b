import { Button, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { editText } from './edit.messages';

interface ConflictProps {
  current: ReactNode;
  onKeepMine: () => void;
  onKeepBoth?: (() => void) | undefined;
  onTakeTheirs: () => void;
}

/** A version conflict: what was saved meanwhile elsewhere; the member's own edits are in the form below. */
export function Conflict({ current, onKeepMine, onKeepBoth, onTakeTheirs }: ConflictProps) {
  const id = useId();
  return (
    <Paper role="group" aria-labelledby={id}>
      <Stack $gap={12}>
        <strong id={id}>{editText.standing}</strong>
        <CurrentValues>{current}</CurrentValues>
        <p>{editText.choose}</p>
        <Row $gap={8}>
          {onKeepBoth && (
            <Button look="outlined" onClick={onKeepBoth}>
              {editText.keepBoth}
            </Button>
          )}
          <Button look="outlined" onClick={onKeepMine}>
            {editText.keepMine}
          </Button>
          <Button look="outlined" onClick={onTakeTheirs}>
            {editText.takeTheirs}
          </Button>
        </Row>
      </Stack>
    </Paper>
  );
}

const Paper = styled.div`
  padding: ${token.space[16]} ${token.space[24]};
  border: 1px solid ${token.color.waitlistLine};
  border-radius: ${token.radius[12]};
  background: ${token.color.waitlistBg};

  & strong {
    font-weight: ${token.weight.strong};
    color: ${token.color.waitlistFg};
  }
`;

const CurrentValues = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;

  & li + li {
    margin-top: ${token.space[4]};
  }
`;
