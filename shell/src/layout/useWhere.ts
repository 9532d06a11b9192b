import { useReadable } from '@athenaeum/shell-contract';
import { useShell } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';

/** The path that the navigation lights: the page's own, unless the page has said which link it is under. */
export function useWhere(): string {
  const { pathname } = useAddress();
  const under = useReadable(useShell().under);
  return under?.at === pathname ? under.to : pathname;
}
