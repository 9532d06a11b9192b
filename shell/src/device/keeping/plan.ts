import type { KeptDeclaration } from '@athenaeum/shell-contract/manifest';

export const PLAN_PATH = '/kept.json';

/** What a device that keeps pages keeps, as the server says it. */
export interface KeptPlan {
  /** The registry's id: the files are of its versions. */
  id: string;
  /** Addresses of the scripts and fonts of the shell, and of the areas below. */
  files: string[];
  areas: (KeptDeclaration & { name: string })[];
}
