import { useUser } from '@athenaeum/shell-contract';

/** Whether the viewer has access to the library; a prospect is signed in without it. The server decides. */
export function useIsMember(): boolean {
  const user = useUser();
  return user?.roles.some((role) => role !== 'prospect' && role !== 'visitor') ?? false;
}
