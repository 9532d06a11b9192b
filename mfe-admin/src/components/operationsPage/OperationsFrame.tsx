import { usePageTitle } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { operationsFrameText } from './operationsFrame.messages';

interface OperationsFrameProps {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Where it is not Operations itself. */
  back?: { href: string; label: string };
  children: ReactNode;
}

/** A page below Operations, with the way back. */
export function OperationsFrame({ title, lead, actions, back, children }: OperationsFrameProps) {
  usePageTitle(title);
  return (
    <PageFrame>
      <PageHeading
        title={title}
        lead={lead}
        actions={actions}
        back={back ?? { href: '/admin/operations', label: operationsFrameText.operations }}
      />
      {children}
    </PageFrame>
  );
}
