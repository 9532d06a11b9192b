// Preloaded into the audit's server: it uses this of a later Node than ours.
Promise.withResolvers ??= function withResolvers<Value>() {
  let settle!: Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'>;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
};

export {};
