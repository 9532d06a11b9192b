import { Prose } from '@athenaeum/shared-ui';
import type { EntryValues } from './kindView';
import { libraryText } from './library.messages';

interface Part {
  title: string;
  text: string;
}

/** The text of a version, read-only. */
export function AgreementText({ values }: { values: EntryValues }) {
  const parts = Array.isArray(values.parts) ? (values.parts as Part[]) : null;
  if (!parts) return <p>{libraryText.builtIn}</p>;
  return (
    <Prose>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Prose>
  );
}
