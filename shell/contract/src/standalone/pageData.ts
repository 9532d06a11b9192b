/** Parses data that the server embedded, by the id of its element. */
export function readPageData(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
