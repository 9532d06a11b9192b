const { AsyncLocalStorage } = require('node:async_hooks');
const { PerformanceObserver } = require('node:perf_hooks');

/**
 * What files of tests leave behind in Node itself, which all files of a worker share, and which would hold on to all that a
 * file has loaded. `release` ends it.
 */
const used = { storages: new Set(), boxes: new Set(), observers: new Set() };

exports.release = function release() {
  for (const storage of used.storages) storage.disable();
  for (const box of used.boxes) box.store = undefined;
  for (const observer of used.observers) observer.disconnect();
  for (const kept of Object.values(used)) kept.clear();
};

// A store stays on everything that was begun beside it, such as the one timer of Node's own `fetch`. In a box it can be
// taken back.
const { run, enterWith, getStore } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runBoxed(store, ...rest) {
  return run.call(this, boxed(this, store), ...rest);
};
AsyncLocalStorage.prototype.enterWith = function enterWithBoxed(store) {
  return enterWith.call(this, boxed(this, store));
};
AsyncLocalStorage.prototype.getStore = function getBoxed() {
  return getStore.call(this)?.store;
};

function boxed(storage, store) {
  // From Node 24 on, `run` enters by `enterWith`.
  if (used.boxes.has(store)) return store;
  const box = { store };
  used.storages.add(storage);
  used.boxes.add(box);
  return box;
}

const { observe } = PerformanceObserver.prototype;
PerformanceObserver.prototype.observe = function observeUntilReleased(...args) {
  used.observers.add(this);
  return observe.apply(this, args);
};
