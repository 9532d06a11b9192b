import { useUser } from '@athenaeum/shell-contract';

/** Whether the library is for her; a prospect is signed in and is offered less. The server decides. */
export function useIsMember(): boolean {
  const user = useUser();
  return user?.roles.some((role) => role !== 'prospect' && role !== 'visitor') ?? false;
}
