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

/** Asks for nothing but an answer: she cannot put it away. */
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
      title="Before you come in"
      actions={
        <>
          <LinkButton look="quiet" href={signOutPath} onClick={forgetDrafts}>
            Sign out
          </LinkButton>
          <Button loading={state.saving} onClick={() => void accept()}>
            I agree
          </Button>
        </>
      }
    >
      <Words>
        What is said in a salon stays in the salon. Please read the terms of membership; we ask again only
        when they change.
      </Words>
      <Rules>
        <li>
          <MessagesSquareIcon size={20} /> Speak freely; quote no one
        </li>
        <li>
          <EyeOffIcon size={20} /> No recordings but ours
        </li>
        <li>
          <UsersIcon size={20} /> No selling in the room
        </li>
      </Rules>
      <TextLink href="/member-agreement">Read the member agreement</TextLink>
      {state.problem && (
        <Problem>
          <Notice
            tone="vermilion"
            title="Your agreement was not saved."
            action={<TextButton onClick={() => void accept()}>Retry</TextButton>}
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
