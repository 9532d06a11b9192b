/** What the server wrote into the page, by the id of the element that holds it. */
export function readPageData(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
