import { withoutAddresses } from './withoutAddresses';

it.each([
  ['Free Prize https://evil.example/x', 'Free Prize https evil example x'],
  ['www.evil.example', 'www evil example'],
  ['Write to claim@evil.example.', 'Write to claim evil example.'],
  ['root@localhost', 'root localhost'],
  ['“evil.example”', '“evil example”'],
  ['mailto:claim@evil', 'mailto claim evil'],
  ['javascript:alert(1)', 'javascript alert(1)'],
  ['192.168.0.1', '192 168 0 1'],
  ['evil。example', 'evil example'],
  ['claim＠evil．example', 'claim evil example'],
  ['evil.\u200bexample', 'evil \u200bexample'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd xn--p1ai'],
  ['\\\\evil\\share', 'evil share'],
  ['//evil/share', 'evil share'],
])('takes the address in %j apart', (typed, said) => {
  expect(withoutAddresses(typed)).toBe(said);
});

it.each([
  'Dr. Ngozi St. Clair Jr.',
  'J. P. O’Neill, Ph.D.',
  'Audit chair: listed logistics group',
  'CFO/COO, 3.5 days a week, from 10:00',
  'VP @ Halden, U.S. & Canada',
  'Board seat (A/B) – £1.2m, no. 4',
])('leaves %j as it was typed', (typed) => {
  expect(withoutAddresses(typed)).toBe(typed);
});
