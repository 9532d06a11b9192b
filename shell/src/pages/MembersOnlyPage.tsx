import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { ArchDrawing, Container, Lead, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { isFor, type Role } from '@athenaeum/shell-contract';
import { useRegistry } from '../app/ShellContext';
import { brand } from '../layout/brand';
import { useRoles } from '../layout/useRoles';
import { membersOnlyText } from './membersOnly.messages';

/** For accounts without a membership: what this page is, and what is open instead. */
export default function MembersOnlyPage() {
  return (
    <Container>
      <Place>
        <ArchDrawing drawing="door" />
        <h1>{membersOnlyText.title}</h1>
        <Lead>{membersOnlyText.lead({ brand })}</Lead>
        <Actions>
          {useOfferedInstead().map(({ label, to }, index) => (
            <LinkButton key={to} large href={to} look={index === 0 ? 'filled' : 'outlined'}>
              {translateSentence(label)}
            </LinkButton>
          ))}
        </Actions>
      </Place>
    </Container>
  );
}

/** Links that the navigation has for non-members only. Joining is the last in the bar, and the first here. */
function useOfferedInstead() {
  const { remotes } = useRegistry();
  const roles = useRoles();
  const member: readonly Role[] = ['member'];
  return remotes
    .flatMap(({ manifest }) => manifest.navigation ?? [])
    .filter((item) => isFor(item.roles, roles) && !isFor(item.roles, member))
    .sort((a, b) => b.order - a.order);
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[16]};
  padding-block: ${token.space[64]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
  margin-top: ${token.space[16]};
`;
