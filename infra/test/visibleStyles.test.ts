/** @jest-environment ./infra/test/dom.environment.cjs */
import { visibleStyles } from './visibleStyles.cjs';

const PAGE = `
  <style>
    .gone { display: none } .row { display: flex } .back { display: block }
    .unseen { visibility: hidden } .seen { visibility: visible } .off > * { pointer-events: none }
    .faint { opacity: 0.5 } a:not(.row) { display: inline-block } ::part(x) { display: none }
    @media screen { .print { display: grid } } @media (min-width: 1px) { .wide { display: none } }
  </style>
  <style>.back.row { display: contents } dialog { display: grid } .both { display: none } .both { display: table }</style>
  <div class="row off"><a class="row"><b>1</b></a><a class="gone">2</a><i class="unseen">3<u class="seen">4</u></i></div>
  <p hidden>5</p><p hidden class="back">6</p><input type="hidden"><input class="faint"><details><summary>7</summary></details>
  <dialog>8</dialog><dialog open>9</dialog><svg><path class="gone" /></svg><em class="print">10</em><em class="wide">11</em>
  <section style="display: none; visibility: hidden"><b class="both">12</b></section><b class="back row">13</b><table><tr><td>14</td></tr></table>`;
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity'];

const readBy = (style: (element: Element) => CSSStyleDeclaration) =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const { display, visibility, pointerEvents, opacity } = style(element);
    const values = PROPERTIES.map((name) => style(element).getPropertyValue(name));
    return [element.outerHTML.slice(0, 40), display, visibility, pointerEvents, opacity, ...values];
  });

it('says of every element what jsdom says, also after a change', () => {
  const light = visibleStyles(window);
  document.body.innerHTML = PAGE;
  const before = readBy(light);
  expect(before.length).toBeGreaterThan(25);
  expect(before).toEqual(readBy((element) => getComputedStyle(element)));

  document.querySelector('style')!.append('.row { visibility: collapse } .seen { display: none }');
  document.querySelector('.gone')!.classList.remove('gone');

  expect(readBy(light)).toEqual(readBy((element) => getComputedStyle(element)));
  expect(readBy(light)).not.toEqual(before);
});

it('leaves to jsdom what it does not know of itself', () => {
  document.body.innerHTML = '<p style="color: red">1</p>';

  expect(visibleStyles(window)(document.querySelector('p')!).color).toBe('rgb(255, 0, 0)');
});
