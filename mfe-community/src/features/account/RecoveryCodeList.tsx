import { Button, Dialog, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { secondFactorText } from './secondFactor.messages';

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
      title={secondFactorText.codesTitle}
      actions={<Button onClick={onClose}>{secondFactorText.codesKept}</Button>}
    >
      <Stack>
        <p>{secondFactorText.codesAbout}</p>
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
