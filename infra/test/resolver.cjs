/** Packages that offer nothing to `require` are resolved as `import` would; the compiler turns them into CommonJS. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    const conditions = (options.conditions ?? []).filter((condition) => condition !== 'require');
    try {
      return options.defaultResolver(request, { ...options, conditions: [...conditions, 'import'] });
    } catch {
      throw error;
    }
  }
};
