import { escapeHtml } from '@athenaeum/common/escaping';

/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

/** A template that escapes its values, except markup made by the same function. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | null)[]): Html {
  return new Html(strings.reduce((page, part, index) => page + inserted(values[index - 1]) + part));
}

const inserted = (value: string | Html | null | undefined) =>
  value instanceof Html ? value.markup : escapeHtml(value ?? '');
