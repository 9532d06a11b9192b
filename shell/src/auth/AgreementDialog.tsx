import { useState } from 'react';
import styled from 'styled-components';
import {
  BrandMark,
  Button,
  Dialog,
  EyeOffIcon,
  LinkButton,
  MessagesSquareIcon,
  Notice,
  TextButton,
  TextLink,
  UsersIcon,
} from '@athenaeum/shared-ui';
import { forgetDrafts } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import { messageOf, sendGraphql, signOutPath } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { AcceptAgreementDocument } from './__generated__/acceptAgreement';
import { agreementText } from './agreement.messages';

/** A dialog that cannot be dismissed. */
export function AgreementDialog({ open }: { open: boolean }) {
  const { platform } = useShell();
  const [state, setState] = useState<{ saving: boolean; problem: string | null }>({
    saving: false,
    problem: null,
  });

  const accept = async () => {
    setState({ saving: true, problem: null });
    const { error } = await sendGraphql(platform, AcceptAgreementDocument, {
      input: { portal_nda_agreement_date: Date.now() },
    });
    if (!error) await platform.refreshSession();
    setState({ saving: false, problem: error ? messageOf(error) : null });
  };

  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      dismissible={false}
      mark={<BrandMark size={36} />}
      title={agreementText.title}
      actions={
        <>
          <LinkButton look="quiet" href={signOutPath} onClick={forgetDrafts}>
            {agreementText.signOut}
          </LinkButton>
          <Button loading={state.saving} onClick={() => void accept()}>
            {agreementText.agree}
          </Button>
        </>
      }
    >
      <Words>{agreementText.words}</Words>
      <Rules>
        <li>
          <MessagesSquareIcon size={20} /> {agreementText.ruleQuotes}
        </li>
        <li>
          <EyeOffIcon size={20} /> {agreementText.ruleRecordings}
        </li>
        <li>
          <UsersIcon size={20} /> {agreementText.ruleSelling}
        </li>
      </Rules>
      <TextLink href="/member-agreement">{agreementText.read}</TextLink>
      {state.problem && (
        <Problem>
          <Notice
            tone="vermilion"
            title={agreementText.notSaved}
            action={<TextButton onClick={() => void accept()}>{agreementText.retry}</TextButton>}
          >
            {state.problem}
          </Notice>
        </Problem>
      )}
    </Dialog>
  );
}

const Words = styled.p`
  margin-bottom: ${token.space[16]};
`;

const Rules = styled.ul`
  margin-bottom: ${token.space[16]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-height: 48px;
    border-top: 1px solid ${token.color.line};
  }

  & > li:last-child {
    border-bottom: 1px solid ${token.color.line};
  }

  & svg {
    color: ${token.color.accent};
  }
`;

const Problem = styled.div`
  margin-top: ${token.space[16]};
`;
