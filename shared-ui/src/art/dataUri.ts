/** Only what an attribute cannot hold is escaped: shorter than base64 and quicker than encodeURIComponent. */
export function dataUri(svg: string) {
  return `data:image/svg+xml,${svg.replace(/[%#<>"]/g, (sign) => (sign === '"' ? "'" : `%${sign.charCodeAt(0).toString(16)}`))}`;
}
