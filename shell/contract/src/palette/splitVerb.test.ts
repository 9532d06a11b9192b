import { splitVerb } from './splitVerb';

const VERBS = { reserve: 'rsvp, attend', save: 'save' };

it.each([
  ['rsvp ask', { verb: 'reserve', rest: 'ask' }],
  ['  Attend   the art of  ', { verb: 'reserve', rest: 'the art of' }],
  ['save board', { verb: 'save', rest: 'board' }],
  ['rsvp', { verb: 'reserve', rest: '' }],
  ['saved', { verb: null, rest: 'saved' }],
  ['saved board', { verb: null, rest: 'saved board' }],
  ['board rsvp', { verb: null, rest: 'board rsvp' }],
])('splits %j', (term, split) => expect(splitVerb(term, VERBS)).toEqual(split));
