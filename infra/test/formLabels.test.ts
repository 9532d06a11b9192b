/** @jest-environment ./infra/test/dom.environment.cjs */
import { cacheLabels } from './formLabels.cjs';

const PAGE = `
  <label for="one">1</label><input id="one"><label for="one">2</label>
  <label id="around">3 <input id="inside"> <select id="second"></select></label>
  <label for="elsewhere">4 <input id="not-this"></label><textarea id="elsewhere"></textarea>
  <label for="">5 <input></label><label for="none">6</label><label for="text">7</label><p id="text"></p>
  <label for="hidden">8</label><input type="hidden" id="hidden"><label>9 <input type="HIDDEN"><button>b</button></label>
  <label for="twice">10</label><input id="twice"><input id="twice"><label for="m">11</label><meter id="m"></meter>
  <progress></progress><output id="o"></output><label for="o"><b>12</b></label>`;

type Reader = (control: Element) => NodeListOf<HTMLLabelElement> | null;
const CONTROLS = 'input, select, textarea, button, meter, progress, output';

const readBy = (labelsOf: Reader) =>
  [...document.body.querySelectorAll(CONTROLS)].map((control) => {
    const labels = labelsOf(control);
    return [control.outerHTML, labels && [...labels].map(({ outerHTML }) => outerHTML)];
  });

/** As jsdom says it: of each kind of control by the getter of its own prototype. */
const wholeGetters = new Map(
  [...new Set(CONTROLS.split(', '))].map((tag) => {
    const prototype: unknown = Object.getPrototypeOf(document.createElement(tag));
    return [tag, Object.getOwnPropertyDescriptor(prototype, 'labels')!.get!];
  }),
);
const byJsdom: Reader = (control) => wholeGetters.get(control.localName)!.call(control) as ReturnType<Reader>;
const byCache: Reader = (control) => (control as HTMLInputElement).labels;

beforeAll(() => cacheLabels(window));

it('says of every control what jsdom says', () => {
  document.body.innerHTML = PAGE;

  expect(readBy(byCache).filter(([, labels]) => labels?.length).length).toBeGreaterThan(6);
  expect(readBy(byCache)).toEqual(readBy(byJsdom));
});

it.each<[string, () => void]>([
  ['a label that is removed', () => document.querySelector('label')!.remove()],
  ['another id', () => (document.querySelector('textarea')!.id = 'none')],
  ['another "for"', () => (document.querySelector('label')!.htmlFor = 'elsewhere')],
  ['another type', () => document.querySelector('#inside')!.setAttribute('type', 'hidden')],
  ['more of a page', () => document.body.insertAdjacentHTML('beforeend', '<label>13 <input></label>')],
])('sees %s at once, and afterwards', async (_what, change) => {
  document.body.innerHTML = PAGE;
  const before = readBy(byCache);

  change();

  expect(readBy(byCache)).toEqual(readBy(byJsdom));
  expect(readBy(byCache)).not.toEqual(before);
  await Promise.resolve();
  expect(readBy(byCache)).toEqual(readBy(byJsdom));
});

it('leaves to jsdom what is not in the document', () => {
  const label = document.createElement('label');
  label.innerHTML = '14 <input>';

  expect([...label.querySelector('input')!.labels!]).toEqual([label]);
});
