import { Button, Dialog, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The only time that the codes are shown. */
export function RecoveryCodeList({ codes, onClose }: RecoveryCodeListProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      sheet
      title="Your recovery codes"
      actions={<Button onClick={onClose}>I have kept them</Button>}
    >
      <Stack>
        <p>
          Keep them where you keep passwords. Each signs you in once if your app is lost; they are not shown
          again.
        </p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
    </Dialog>
  );
}

const Codes = styled.ol`
  display: grid;
  gap: ${token.space[4]};
  padding-left: 1.75em;
  font-family: ui-monospace, monospace;
  font-size: ${token.text[14]};
  list-style: decimal;
`;
