export interface RelatedPerson {
  type?: string | null;
  speaker?: { name: string } | null;
}

/** "Joanna Whitfield and Ngozi Eze"; past three, "Joanna Whitfield and 3 others". */
export function namesOf(relations: readonly RelatedPerson[] | null | undefined): string {
  const names = (relations ?? []).flatMap(({ speaker }) => (speaker ? [speaker.name] : []));
  const [first = '', ...rest] = names;
  if (rest.length > 2) return `${first} and ${rest.length} others`;
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}
