/** Which mutant is on and which were reached: one for everything that a host runs, inside the contexts of tests and outside. */
const probe = {
  active: 0,
  reached: new Set(),
  isMutant(id) {
    probe.reached.add(id);
    return id === probe.active;
  },
};

exports.probe = probe;
