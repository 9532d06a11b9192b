import { Building2Icon, LockIcon, MailIcon } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';

export const INVITE_TYPES = ['MEMBERS_ONLY', 'INVITE_ONLY', 'OPEN_TO_PUBLIC'] as const;

const LABELS: Record<string, string> = {
  MEMBERS_ONLY: 'Members Only',
  INVITE_ONLY: 'Invite Only',
  OPEN_TO_PUBLIC: 'Open to Public',
};
const ICONS: Record<string, ReactNode> = {
  MEMBERS_ONLY: <LockIcon size={16} />,
  INVITE_ONLY: <MailIcon size={16} />,
  OPEN_TO_PUBLIC: <Building2Icon size={16} />,
};

export const inviteLabel = (type: string): string => LABELS[type] ?? '';
export const inviteIcon = (type: string): ReactNode => ICONS[type];
