import { translateSentence } from '@athenaeum/messages';
import { Html, html } from '../../auth/pages/html';
import { guestText as text } from './guest.messages';
import type { FieldName, Problems, Typed } from './rsvpForm';

interface Given {
  typed: Typed;
  problems: Problems;
  /** Where the page begins: the first field that is wrong. */
  focus: FieldName | undefined;
}

interface TextField {
  name: FieldName;
  label: string;
  autocomplete: string;
  type?: string;
  hint?: string;
  isOptional?: boolean;
}

const aboutTheGuest = (): TextField[] => [
  { name: 'first_name', label: text.firstName, autocomplete: 'given-name' },
  { name: 'last_name', label: text.lastName, autocomplete: 'family-name' },
  { name: 'email', label: text.email, autocomplete: 'email', type: 'email' },
  { name: 'title', label: text.title, autocomplete: 'organization-title' },
  { name: 'company', label: text.company, autocomplete: 'organization' },
];
const afterTheCountry = (): TextField[] => [
  { name: 'state', label: text.state, autocomplete: 'address-level1', hint: text.stateHint },
  { name: 'city', label: text.city, autocomplete: 'address-level2' },
  { name: 'linkedin', label: text.linkedin, autocomplete: 'url', type: 'url', isOptional: true },
  { name: 'phone', label: text.phone, autocomplete: 'tel', type: 'tel', isOptional: true },
];

/** The fields of the public form, in the order and the words of the form with JavaScript. */
export const rsvpFields = (given: Given, countries: readonly string[]): Html =>
  joined([
    ...aboutTheGuest().map((field) => textField(field, given)),
    countryField(given, countries),
    ...afterTheCountry().map((field) => textField(field, given)),
    box('agree', text.agree, given),
    box('signUpCheck', text.newsletter, given),
  ]);

export const inviteCodeField = (given: Given): Html =>
  textField({ name: 'invite_code', label: text.inviteCode, autocomplete: 'off' }, given);

function textField(
  { name, label, autocomplete, type = 'text', hint, isOptional = false }: TextField,
  { typed, problems, focus }: Given,
): Html {
  return html`<div class="field">
    <label class="field__label" for="${name}"
      >${label}${isOptional ? html` <span class="optional">${text.optional}</span>` : null}</label
    >
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${typed[name] ?? ''}"
      ${isOptional ? null : html`required`}
      ${focus === name ? html`autofocus` : null}
      ${described(name, problems[name], hint)}
    />
    ${hint ? html`<p class="field__hint" id="${name}-hint">${hint}</p>` : null} ${said(name, problems[name])}
  </div>`;
}

/** A list, as with JavaScript; what was typed where no list came is kept as it is. */
function countryField({ typed, problems, focus }: Given, countries: readonly string[]): Html {
  const chosen = typed.country ?? '';
  const choices = chosen && !countries.includes(chosen) ? [chosen, ...countries] : countries;
  return html`<div class="field">
    <label class="field__label" for="country">${text.country}</label>
    <select
      class="input"
      id="country"
      name="country"
      autocomplete="country-name"
      required
      ${focus === 'country' ? html`autofocus` : null}
      ${described('country', problems.country)}
    >
      <option value="">${text.chooseCountry}</option>
      ${joined(
        choices.map((name) =>
          name === chosen
            ? html`<option value="${name}" selected>${name}</option>`
            : html`<option value="${name}">${name}</option>`,
        ),
      )}
    </select>
    ${said('country', problems.country)}
  </div>`;
}

const box = (name: FieldName, label: string, { typed, problems, focus }: Given): Html =>
  html`<div class="check">
    <label>
      <input
        type="checkbox"
        name="${name}"
        value="yes"
        required
        ${typed[name] ? html`checked` : null}
        ${focus === name ? html`autofocus` : null}
        ${described(name, problems[name])}
      />
      <span>${label}</span>
    </label>
    ${said(name, problems[name])}
  </div>`;

const said = (name: string, problem: string | undefined) =>
  problem ? html`<p class="field__error" id="${name}-error">${translateSentence(problem)}</p>` : null;

function described(name: string, problem: string | undefined, hint?: string): Html | null {
  const ids = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
  if (!ids) return null;
  return problem ? html`aria-invalid="true" aria-describedby="${ids}"` : html`aria-describedby="${ids}"`;
}

const joined = (parts: readonly Html[]): Html => new Html(parts.map(({ markup }) => markup).join(''));
