import { speakerRoleText } from './speakerRole.messages';

/** What somebody does at a salon; undefined where that is not said. */
export function speakerRole(type: string | null | undefined): string | undefined {
  if (type === 'HOST') return speakerRoleText.host;
  return type === 'SME' ? speakerRoleText.expert : undefined;
}
