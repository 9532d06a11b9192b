import styled from 'styled-components';
import { Avatar, LogOutIcon, Menu } from '@athenaeum/shared-ui';
import { type SessionUser, signOutPath } from '@athenaeum/shell-contract';
import { forgetDrafts } from '@athenaeum/shared-ui/forms';
import { useRegistry } from '../app/ShellContext';
import { accountLinks } from './navigation';
import { useRoles } from './useRoles';

export function AccountMenu({ user }: { user: SessionUser }) {
  const links = accountLinks(useRegistry(), useRoles());
  return (
    <Menu
      label={`${user.name}, account menu`}
      align="end"
      items={[
        ...links.map(({ label, to }) => ({ label, href: to })),
        { label: 'Sign out', href: signOutPath, icon: <LogOutIcon />, onSelect: forgetDrafts },
      ]}
      trigger={(attributes) => (
        <Trigger type="button" aria-label={`${user.name}, account menu`} {...attributes}>
          <Avatar name={user.name} picture={user.avatar} size={36} />
        </Trigger>
      )}
    />
  );
}

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;

  &:focus-visible {
    border-radius: 50%;
  }
`;
