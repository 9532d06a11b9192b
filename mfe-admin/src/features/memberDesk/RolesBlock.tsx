import { CheckIcon, Hint, VisuallyHidden, XIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { STAFF_ROLES } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { memberSectionText } from '../../components/memberSections.messages';
import { Block } from './Block';
import type { MemberOfDesk } from './memberDesk.api';
import { deskText } from './memberDesk.messages';
import { staffRoleText } from './staffRoles.messages';

/** The member's roles; they are changed in the form. */
export function RolesBlock({
  member: { relationship_type, isAdmin, staff_roles },
}: {
  member: MemberOfDesk;
}) {
  const roles = [
    { name: deskText.memberRole, isHeld: relationship_type !== 'Prospect' },
    ...STAFF_ROLES.map((role) => ({
      name: staffRoleText[role],
      isHeld: (staff_roles ?? []).includes(role),
    })),
    { name: deskText.administrator, isHeld: isAdmin === true },
  ];
  return (
    <Block id="roles" title={memberSectionText.roles}>
      <List>
        {roles.map(({ name, isHeld }) => (
          <li key={name} data-held={isHeld}>
            {isHeld ? <CheckIcon size={16} /> : <XIcon size={16} />}
            {name} <VisuallyHidden>{isHeld ? deskText.has : deskText.hasNot}</VisuallyHidden>
          </li>
        ))}
      </List>
      <Hint>{deskText.rolesHint}</Hint>
    </Block>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[24]};
  margin: 0;
  padding: ${token.space[16]} 0 ${token.space[8]};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    color: ${token.color.ink3};
  }

  & > [data-held='true'] {
    color: ${token.color.ink};
  }

  & svg {
    box-sizing: content-box;
    padding: 3px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius[4]};
    color: ${token.color.ink3};
  }

  & > [data-held='true'] svg {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }
`;
