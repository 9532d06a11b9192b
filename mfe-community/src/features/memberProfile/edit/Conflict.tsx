import { Button, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { editText } from './edit.messages';

interface ConflictProps {
  standing: ReactNode;
  onKeepMine: () => void;
  onKeepBoth?: (() => void) | undefined;
  onTakeTheirs: () => void;
}

/** What was saved meanwhile, by somebody else or in another tab; what is being written is in the form below. */
export function Conflict({ standing, onKeepMine, onKeepBoth, onTakeTheirs }: ConflictProps) {
  const id = useId();
  return (
    <Paper role="group" aria-labelledby={id}>
      <Stack $gap={12}>
        <strong id={id}>{editText.standing}</strong>
        <Standing>{standing}</Standing>
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

const Standing = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;

  & li + li {
    margin-top: ${token.space[4]};
  }
`;
