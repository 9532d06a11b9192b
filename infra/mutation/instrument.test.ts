import { runInNewContext } from 'node:vm';
import { findMutants } from './findMutants';
import { instrument } from './instrument';

const SOURCE = `
const told = [];
const may = (age, roles) => (age >= 18 && !roles.some(isBad)) || roles.includes('admin');
const isBad = (role) => ['banned', 'gone'].includes(role);
const fields = (name) => ({ name, limit: 5, ...{ isNew: true } });
function act(person) {
  if (!may(person.age, person.roles ?? [])) return null;
  told.push(person.age);
  return { ...fields(person.name), tags: [person.tag?.name?.trim() ?? 'none'] };
}
const answer = [{ age: 17 }, { age: 18, name: 'a', tag: { name: ' b ' } }, { age: 9, roles: ['admin'] }].map(act);
({ answer, told });`;

const mutants = findMutants('rule.js', SOURCE).map((mutant, index) => ({ ...mutant, id: index + 1 }));
const whole = instrument('rule.js', SOURCE, mutants);

const runWith = (code: string, active = 0) =>
  JSON.stringify(runInNewContext(code, { __isMutant: (id: number) => id === active }));
const runEdited = ({ start, end, text }: { start: number; end: number; text: string }) =>
  JSON.stringify(runInNewContext(SOURCE.slice(0, start) + text + SOURCE.slice(end)));

it('does as the source does while no mutant is on', () => {
  expect(mutants.length).toBeGreaterThan(25);
  expect(runWith(whole)).toBe(runWith(SOURCE));
});

it.each(mutants.map((mutant) => [mutant.mutated, mutant] as const))(
  'does as the source would with this change: %s',
  (_line, mutant) => {
    expect(runWith(whole, mutant.id)).toBe(runEdited(mutant));
  },
);
