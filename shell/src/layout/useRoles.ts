import { rolesOf } from '@athenaeum/shell-contract';
import { useShellSession } from '../app/ShellContext';

/** What the navigation may offer. Until it is known who is there, what everybody may see. */
export const useRoles = () => rolesOf(useShellSession().user);
