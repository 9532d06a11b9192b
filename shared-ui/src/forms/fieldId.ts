/** Id of a field's control by its name, so that the summary's links reach it: `address.city` is `field-address-city`. */
export function fieldId(name: string) {
  return `field-${name.replaceAll('.', '-')}`;
}
