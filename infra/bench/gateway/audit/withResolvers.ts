// Preloaded into the audit's server: it uses `Promise.withResolvers` of a later Node than ours.
Object.assign(Promise, {
  withResolvers() {
    let settle: object = {};
    const promise = new Promise((resolve, reject) => (settle = { resolve, reject }));
    return { promise, ...settle };
  },
});

export {};
