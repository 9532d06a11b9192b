import { Building2Icon, LockIcon, MailIcon } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { inviteText } from './invite.messages';

export const INVITE_TYPES = ['MEMBERS_ONLY', 'INVITE_ONLY', 'OPEN_TO_PUBLIC'] as const;

const ICONS: Record<string, ReactNode> = {
  MEMBERS_ONLY: <LockIcon size={16} />,
  INVITE_ONLY: <MailIcon size={16} />,
  OPEN_TO_PUBLIC: <Building2Icon size={16} />,
};

export const inviteLabel = (type: string): string => (isKnown(type) ? inviteText[type] : '');
export const inviteIcon = (type: string): ReactNode => ICONS[type];

const isKnown = (type: string): type is (typeof INVITE_TYPES)[number] =>
  INVITE_TYPES.some((known) => known === type);
