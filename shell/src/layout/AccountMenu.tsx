import { translateSentence } from '@athenaeum/messages';
import styled from 'styled-components';
import { Avatar, LogOutIcon, Menu } from '@athenaeum/shared-ui';
import { type SessionUser, signOutPath } from '@athenaeum/shell-contract';
import { forgetDrafts } from '@athenaeum/shared-ui/forms';
import { useRegistry } from '../app/ShellContext';
import { accountLinks } from './navigation';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

export function AccountMenu({ user }: { user: SessionUser }) {
  const links = accountLinks(useRegistry(), useRoles());
  return (
    <Menu
      label={layoutText.accountMenu({ name: user.name })}
      align="end"
      items={[
        ...links.map(({ label, to }) => ({ label: translateSentence(label), href: to })),
        { label: layoutText.signOut, href: signOutPath, icon: <LogOutIcon />, onSelect: forgetDrafts },
      ]}
      trigger={(attributes) => (
        <Trigger type="button" aria-label={layoutText.accountMenu({ name: user.name })} {...attributes}>
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
