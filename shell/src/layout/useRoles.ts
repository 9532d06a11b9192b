import { rolesOf } from '@athenaeum/shell-contract';
import { useShellSession } from '../app/ShellContext';

/** The viewer's roles for the navigation; those of a visitor while the session is unknown. */
export const useRoles = () => rolesOf(useShellSession().user);
