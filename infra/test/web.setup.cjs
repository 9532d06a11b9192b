// What a server draws is tested in Node's environment (`@jest-environment`), where nothing of a page may be.
if (typeof window !== 'undefined') require('./dom.setup.cjs');
