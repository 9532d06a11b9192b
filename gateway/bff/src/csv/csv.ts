/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | null;

/** One line of a CSV file (RFC 4180), whose values stay values in every spreadsheet. */
export const csvLine = (values: readonly Cell[]): string => `${values.map(quoted).join(',')}\r\n`;

function quoted(value: Cell): string {
  const text = String(value ?? '');
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
