require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 5000 });

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

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

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
