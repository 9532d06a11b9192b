import { usePageTitle } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { operationsFrameText } from './operationsFrame.messages';

interface OperationsFrameProps {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** The Operations page where absent. */
  back?: { href: string; label: string };
  children: ReactNode;
}

/** The frame of a page below Operations, with a back link. */
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
