require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const { cacheLabels } = require('./formLabels.cjs');
const { visibleStyles } = require('./visibleStyles.cjs');

configure({ asyncUtilTimeout: 5000 });
window.getComputedStyle = visibleStyles(window);
cacheLabels(window);

// jsdom has no layout and no top layer: the least that lets components which ask for them run.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= Observer;
window.IntersectionObserver ??= Observer;

// A promise, as newer browsers answer: what an effect may not return.
window.scrollTo = async () => {};
Element.prototype.scrollIntoView ??= async () => {};

HTMLDialogElement.prototype.show ??= open;
HTMLDialogElement.prototype.showModal ??= open;
HTMLDialogElement.prototype.close ??= function close(returnValue) {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

function open() {
  this.open = true;
}

// Popovers open and close by their button; Esc and presses beside them are a browser's affair and tested in one.
const openPopovers = new WeakSet();
HTMLElement.prototype.showPopover ??= function showPopover() {
  turn(this, 'open');
};
HTMLElement.prototype.hidePopover ??= function hidePopover() {
  turn(this, 'closed');
};
document.addEventListener('click', ({ target }) => {
  const id = target.closest?.('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (popover) turn(popover, openPopovers.has(popover) ? 'closed' : 'open');
});

function turn(popover, newState) {
  if (openPopovers.has(popover) === (newState === 'open')) return;
  openPopovers[newState === 'open' ? 'add' : 'delete'](popover);
  for (const type of ['beforetoggle', 'toggle']) {
    popover.dispatchEvent(Object.assign(new Event(type), { newState }));
  }
}
