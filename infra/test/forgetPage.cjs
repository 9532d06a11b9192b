/** Ends what a file of tests has left in a page, and the next of its group would find: what is stored, address and title. */
exports.forgetPage = function forgetPage() {
  const { document, history } = globalThis;
  if (!document) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  document.title = '';
};
