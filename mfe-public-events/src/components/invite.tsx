import type { InviteType } from '@athenaeum/content-contract';
import { Building2Icon, LockIcon, MailIcon } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { inviteText } from './invite.messages';

const ICONS: Record<InviteType, ReactNode> = {
  MEMBERS_ONLY: <LockIcon size={16} />,
  INVITE_ONLY: <MailIcon size={16} />,
  OPEN_TO_PUBLIC: <Building2Icon size={16} />,
};

export const inviteLabel = (type: InviteType): string => inviteText[type];
export const inviteIcon = (type: InviteType): ReactNode => ICONS[type];
