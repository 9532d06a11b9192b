import { AppLink } from '@athenaeum/shell-contract';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { memberPath } from '../../components/memberPath';
import type { RequestingMemberFragment } from './__generated__/requests';

interface MemberLinkProps {
  member: Pick<RequestingMemberFragment, 'id' | 'name'> | null;
}

/** The member's name, linked to the record. */
export function MemberLink({ member }: MemberLinkProps) {
  if (!member) return commonText.formerMember;
  return <Name to={memberPath(member.id)}>{member.name}</Name>;
}

/* A finger's height, without the line growing. */
const Name = styled(AppLink)`
  padding-block: 2px;
`;
