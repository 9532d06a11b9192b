import { AppLink } from '@athenaeum/shell-contract';
import { commonText } from '../../components/common.messages';
import { memberPath } from '../../components/memberPath';
import type { RequestingMemberFragment } from './__generated__/requests';

interface MemberLinkProps {
  member: Pick<RequestingMemberFragment, 'id' | 'name'> | null;
}

/** The member's name, linked to the record. */
export function MemberLink({ member }: MemberLinkProps) {
  if (!member) return commonText.formerMember;
  return <AppLink to={memberPath(member.id)}>{member.name}</AppLink>;
}
