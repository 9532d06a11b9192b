const ABBREVIATIONS: Readonly<Record<string, string>> = { crm: 'CRM' };

/** The names programs give things, for people: 'rsvp_flow', 'password-reset' and 'updateMember' as "Rsvp flow". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return ABBREVIATIONS[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
