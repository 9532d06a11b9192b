import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../theme';
import type { ErrorEntry } from './errorEntries';
import { fieldId } from './fieldId';
import { formsText } from './forms.messages';

export type ErrorSummaryProps = {
  errors: readonly ErrorEntry[];
  /** Changes with each attempt: the summary then takes the focus. `form.attempt`. */
  attempt: number;
  title?: string;
};

/** What is wrong, at the top of the form, each line a link to its field. Absent while nothing is. */
export function ErrorSummary({ errors, attempt, title }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  const isEmpty = errors.length === 0;

  useEffect(() => {
    // A reset form counts from 0.
    if (attempt < focusedAt.current) focusedAt.current = 0;
    if (isEmpty || attempt === 0 || focusedAt.current === attempt) return;
    focusedAt.current = attempt;
    summary.current?.focus();
  }, [attempt, isEmpty]);

  if (isEmpty) return null;
  return (
    <Summary ref={summary} role="alert" tabIndex={-1}>
      <h2>{title ?? formsText.toFix({ count: errors.length })}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            {name === 'root' || name.startsWith('root.') ? (
              message
            ) : (
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  // The field itself takes the focus; the address of the page stays as it is.
                  const control = document.getElementById(fieldId(name));
                  if (!control) return;
                  event.preventDefault();
                  event.stopPropagation();
                  control.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Summary>
  );
}

const Summary = styled.div`
  padding: ${token.space[24]};
  border: 1px solid ${token.color.badLine};
  border-left-width: 4px;
  border-radius: ${token.radius[12]};
  background: ${token.color.badBg};

  & > h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }

  & > ul {
    margin-top: ${token.space[8]};
    padding-left: 1.2em;
  }

  & li {
    padding-block: 3px;
  }

  & a {
    color: ${token.color.badFg};
  }
`;
