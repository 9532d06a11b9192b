import { readLanguageFrom } from '@athenaeum/messages';
import { namesOf } from './namesOf';

const people = (...names: string[]) => names.map((name) => ({ speaker: { name } }));

afterEach(() => readLanguageFrom(null));

it.each([
  [[], ''],
  [['Ngozi Eze'], 'Ngozi Eze'],
  [['Ngozi Eze', 'Ruth Adeyemi'], 'Ngozi Eze and Ruth Adeyemi'],
  [['Ngozi Eze', 'Ruth Adeyemi', 'Ines Mansour'], 'Ngozi Eze, Ruth Adeyemi and Ines Mansour'],
  [['Ngozi Eze', 'Ruth Adeyemi', 'Ines Mansour', 'Elena Petrova'], 'Ngozi Eze and 3 others'],
])('lists %j', (names, words) => {
  expect(namesOf(people(...names))).toBe(words);
});

it('lists names in Spanish, also before an I', () => {
  readLanguageFrom(() => 'es');

  expect(namesOf(people('Ngozi Eze', 'Ines Mansour'))).toBe('Ngozi Eze e Ines Mansour');
});
