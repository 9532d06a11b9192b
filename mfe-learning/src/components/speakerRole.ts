import { speakerRoleText } from './speakerRole.messages';

/** The label of a speaker's role at a salon; undefined when not given. */
export function speakerRole(type: string | null | undefined): string | undefined {
  if (type === 'HOST') return speakerRoleText.host;
  return type === 'SME' ? speakerRoleText.expert : undefined;
}
