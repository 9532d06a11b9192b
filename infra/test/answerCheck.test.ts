import { checkAnswer } from './answerCheck.cjs';

const query =
  'query Salon($slug: String!) { salon(input: { slug: $slug }) { ok code data { id title date } } }';
const variables = { slug: 'boardroom-ready' };
const salon = { id: 'salon-1', title: 'Boardroom Ready', date: 1 };
const check = (data: unknown, more: object = {}) => checkAnswer({ query, variables, data, ...more });

it('takes what the gateway could answer', () => {
  expect(check({ salon: { ok: true, code: null, data: salon } })).toEqual([]);
  expect(check({ salon: { ok: false, code: 'NOT_FOUND', data: null } })).toEqual([]);
  expect(check({ salon: null })).toEqual([]);
});

it('names a field that is asked for and not answered', () => {
  const { title: _, ...untitled } = salon;

  expect(check({ salon: { ok: true, code: null, data: untitled } })).toEqual([
    'salon.data.title is asked for and not answered.',
  ]);
});

it('goes by the name that the operation gives a field', () => {
  const renamed = 'query Salon { next: salon(input: { slug: "a" }) { ok } }';

  expect(checkAnswer({ query: renamed, data: { next: { ok: true } } })).toEqual([]);
  expect(checkAnswer({ query: renamed, data: { salon: { ok: true } } })).toEqual([
    'next is asked for and not answered.',
  ]);
});

it('minds types and what may be null', () => {
  expect(check({ salon: { ok: null, code: null, data: salon } })).toEqual([
    expect.stringContaining('Cannot return null'),
  ]);
  expect(check({ salon: { ok: true, code: null, data: { ...salon, date: 'tomorrow' } } })).toEqual([
    expect.stringMatching(/salon\.data\.date: .*cannot represent/),
  ]);
});

it('minds what the operation takes', () => {
  const answer = { salon: { ok: true, code: null, data: salon } };

  expect(check(answer, { variables: {} })).toEqual([expect.stringContaining('$slug')]);
});

it('knows no field that the schema does not have', () => {
  const unknown = 'query Salon { salon(input: { slug: "a" }) { ok colour } }';

  expect(checkAnswer({ query: unknown, data: { salon: { ok: true, colour: 'red' } } })).toEqual([
    expect.stringContaining('colour'),
  ]);
});

it('lets an answer leave out what its errors speak of', () => {
  expect(check({}, { nulled: [['salon']] })).toEqual([]);
});
