/**
 * `labels` of form controls that are looked up once for each state of the page. jsdom's own walk the whole tree once for each
 * label in it, for each control that a query looks at: nearly half of what a long form costs to test. Controls that do not stand
 * in the document itself are left to jsdom.
 */
exports.cacheLabels = function cacheLabels(window) {
  const { document } = window;
  let labelsByControl = null;
  const observer = new window.MutationObserver(() => (labelsByControl = null));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['for', 'id', 'type'],
  });

  function labelsOf(control) {
    // Changes of this very task have not been announced yet.
    if (observer.takeRecords().length > 0) labelsByControl = null;
    labelsByControl ??= groupLabels();
    return labelsByControl.get(control) ?? [];
  }

  function groupLabels() {
    const groups = new Map();
    for (const label of document.querySelectorAll('label')) {
      const control = controlOf(label);
      groups.set(control, [...(groups.get(control) ?? []), label]);
    }
    return groups;
  }

  function controlOf(label) {
    const id = label.getAttribute('for');
    const control = id === null ? label.querySelector(LABELABLE) : document.getElementById(id);
    return control?.matches(LABELABLE) ? control : null;
  }

  for (const { prototype } of CONTROLS.map((name) => window[name])) {
    const readWhole = Object.getOwnPropertyDescriptor(prototype, 'labels').get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        const isHere = this.type !== 'hidden' && this.getRootNode() === document;
        return isHere ? labelsOf(this) : readWhole.call(this);
      },
    });
  }
};

const CONTROLS = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
];
const LABELABLE = 'button, meter, output, progress, select, textarea, input:not([type="hidden" i])';
