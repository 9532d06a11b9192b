/* global __react_refresh_library__ */
const refresh = require('react-refresh/runtime');

// React asks one function which version of a component is the newest, so all bundles of a page keep their components in one
// place; each under its own name, as their modules have the same ones.
const KEPT = Symbol.for('athenaeum.refresh');
const kept = (globalThis[KEPT] ??= { refresh, isInjected: false });

module.exports = {
  ...kept.refresh,
  // A page exports its first queries beside its component: nothing is drawn by them, so an edit needs no new page.
  isLikelyComponentType: (value) =>
    kept.refresh.isLikelyComponentType(value) || (typeof value === 'function' && value.name === 'prefetch'),
  register: (type, id) => kept.refresh.register(type, `${__react_refresh_library__} ${id}`),
  injectIntoGlobalHook(scope) {
    if (kept.isInjected) return;
    kept.isInjected = true;
    kept.refresh.injectIntoGlobalHook(scope);
  },
};
