import { currentLocale } from '@athenaeum/messages';
import { peopleText } from './people.messages';

interface Relation {
  speaker?: { name: string } | null;
}

/** "Joanna Whitfield and Ngozi Eze"; past three, "Joanna Whitfield and 3 others". */
export function namesOf(relations: readonly Relation[] | null | undefined): string {
  const names = (relations ?? []).flatMap(({ speaker }) => (speaker ? [speaker.name] : []));
  const [first = '', ...rest] = names;
  return rest.length > 2 ? peopleText.andOthers({ first, count: rest.length }) : listed(names);
}

/** In the language's list format; in English without a comma before "and". */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLocale())
    .formatToParts(names)
    .map(({ type, value }) => (type === 'literal' && value === ', and ' ? ' and ' : value))
    .join('');
