import { isFor, type PaletteItem, type Role } from '@athenaeum/shell-contract';
import { pathOfKind } from '../../components/content';
import { BOARD, CONTENT } from '../../roles';
import { kindText } from '../../components/content/kinds.messages';
import { paletteText } from './palette.messages';

/** The records that the roles may create and whose line has the term's words: `add sp` finds "Add a speaker". */
export function creating(roles: readonly Role[], term: string): PaletteItem[] {
  const wanted = term.toLowerCase().split(/\s+/);
  const verbs = paletteText.createVerbs.split(', ');
  const [first = '', ...others] = wanted;
  if (!verbs.includes(first)) return [];
  return creatable()
    .filter((one) => isFor(one.roles, roles) && others.every((word) => hasWord(one.title, word)))
    .map(({ to, title }) => ({ to, title, detail: null, icon: 'create' }));
}

const hasWord = (title: string, word: string) =>
  title
    .toLowerCase()
    .split(' ')
    .some((one) => one.startsWith(word));

const creatable = (): { to: string; title: string; roles: readonly Role[] }[] => [
  ...(
    [
      ['salons', kindText.addSalon],
      ['speakers', kindText.addSpeaker],
      ['categories', kindText.addCategory],
      ['tags', kindText.addTag],
      ['collections', kindText.addCollection],
      ['peer-groups', kindText.addPeerGroup],
      ['pathways', kindText.addPathway],
      ['seasons', kindText.addSeason],
      ['event-types', kindText.addEventType],
      ['host-groups', kindText.addHostGroup],
      ['testimonials', kindText.addTestimonial],
      ['coaches', kindText.addCoach],
    ] as const
  ).map(([kind, title]) => ({ to: `${pathOfKind(kind)}/new`, title, roles: CONTENT })),
  { to: '/admin/opportunities/new', title: paletteText.addOpportunity, roles: BOARD },
];
